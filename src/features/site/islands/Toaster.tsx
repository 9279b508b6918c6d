import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import {
  dismiss,
  dismissAll,
  dismissErrors,
  showStoredToasts,
  type Toast,
  $newestToast,
  $toasts,
} from '#src/shared/stores/toasts.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { shapes } from '#src/shared/ui/icon-shapes.ts';
import { useOpenModal } from '#src/shared/ui/use-open-modal.ts';
import { useFreePlace } from './use-free-place.ts';

const secondsShown = 8;

const edge = {
  success: 'border-l-leaf',
  error: 'border-l-alarm',
  info: 'border-l-saffron-fill',
} as const;

/** Shows what happened, reads it out, and leaves by itself; errors stay until they are closed, or something is corrected. */
export function Toaster() {
  // The first toast is there before this hydrates; the prebuilt page has none.
  const toasts = useStore($toasts, { ssr: 'initial' });
  useEffect(showStoredToasts, []);
  useEffect(dismissOnTry, []);
  // People can neither reach nor hear what is outside an open modal. What was said before it opened stays outside: it
  // would come over the button that is being pressed.
  const modal = useOpenModal(useStore($newestToast, { ssr: 'initial' }));
  const shown = useRef<HTMLElement>(null);
  const place = useFreePlace(shown, toasts);

  const region = (
    <section
      ref={shown}
      aria-label="Notifications"
      className={`pointer-events-none fixed z-50 grid w-[min(24rem,100%-2rem)] gap-3 ${place}`}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
  return modal ? createPortal(region, modal) : region;
}

// Something is corrected, or sent again: what was said before is not true any more.
function dismissOnTry() {
  addEventListener('change', dismissErrors, true);
  addEventListener('submit', dismissAll, true);
  return () => {
    removeEventListener('change', dismissErrors, true);
    removeEventListener('submit', dismissAll, true);
  };
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, tone } = toast;
  useEffect(() => {
    if (tone === 'error') return undefined;
    const timer = setTimeout(() => dismiss(id), secondsShown * 1000);
    return () => clearTimeout(timer);
  }, [id, tone]);

  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`pointer-events-auto flex items-start gap-3 rounded-field border border-l-4 border-line bg-card p-4 pr-2 elevated ${edge[tone]}`}
    >
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.message && <p className="text-small text-soft">{toast.message}</p>}
      </div>
      <button
        type="button"
        aria-label={`Close: ${toast.title}`}
        onClick={() => dismiss(id)}
        className="-my-2 grid size-11 flex-none cursor-pointer place-items-center rounded-pill text-soft hover:text-ink"
      >
        <Icon shape={shapes.close} size={14} />
      </button>
    </div>
  );
}
