import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './Icon.tsx';
import { shapes } from './icon-shapes.ts';

interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The browser's own modal: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ title, open, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Each time: the browser closes it on Escape, also when it is to stay open.
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  });

  return (
    <dialog
      ref={dialog}
      aria-labelledby={open ? titleId : undefined}
      onClose={onClose}
      className="backdrop:bg-black/50 m-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,100%-2rem)] overflow-y-auto rounded-card border border-line bg-paper p-6 text-ink elevated"
    >
      {open && (
        <>
          <div className="mb-5 flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-large">
              {title}
            </h2>
            <button
              type="button"
              onClick={onClose}
              aria-label="Close"
              className="-m-2 grid size-11 flex-none cursor-pointer place-items-center rounded-pill text-soft hover:bg-sunken hover:text-ink"
            >
              <Icon shape={shapes.close} size={18} />
            </button>
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}
