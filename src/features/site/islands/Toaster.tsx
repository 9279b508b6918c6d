import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import {
  dismiss,
  dismissErrors,
  showStoredToasts,
  type Toast,
  $toasts,
} from '#src/shared/stores/toasts.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { shapes } from '#src/shared/ui/icon-shapes.ts';
import { useOpenModal } from '#src/shared/ui/use-open-modal.ts';

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
  useEffect(dismissErrorsOnTry, []);
  // People can neither reach nor hear what is outside an open modal.
  const modal = useOpenModal(toasts);

  const region = (
    <section
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 grid justify-items-end gap-3"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
  return modal ? createPortal(region, modal) : region;
}

// On a phone an error is over the button of its form.
function dismissErrorsOnTry() {
  for (const type of ['change', 'submit']) addEventListener(type, dismissErrors, true);
  return () => {
    for (const type of ['change', 'submit']) removeEventListener(type, dismissErrors, true);
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
      className={`pointer-events-auto flex w-full max-w-sm items-start gap-3 rounded-field border border-l-4 border-line bg-card p-4 pr-2 elevated ${edge[tone]}`}
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
