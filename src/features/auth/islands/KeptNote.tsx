import { useId, useLayoutEffect, useRef } from 'react';
import { keptTexts } from '#src/features/auth/messages.ts';
import { paths } from '#src/shared/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';

interface KeptNoteProps {
  /** Somebody else is logged in meanwhile. */
  isSomeone: boolean;
  onLeave: () => void;
}

/**
 * What is said in place of a screen that waits for its person. A modal, because the screen may have one open itself, and
 * nothing else could be reached then; the focus goes back to where it was.
 */
export function KeptNote({ isSomeone, onLeave }: KeptNoteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const note = dialog.current;
    const focused = document.activeElement;
    note?.showModal();
    return () => {
      note?.close();
      // The screen is shown by then.
      queueMicrotask(() => focused instanceof HTMLElement && focused.focus());
    };
  }, []);

  const { title, message } = isSomeone ? keptTexts.otherPerson : keptTexts.ended;
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      // It stays on Escape: there is nothing behind it.
      onCancel={(event) => event.preventDefault()}
      onClose={({ currentTarget }) => currentTarget.isConnected && currentTarget.showModal()}
      className="m-auto w-[min(34rem,100%-2rem)] rounded-card border border-line bg-paper p-6 text-ink elevated"
    >
      <h2 id={`${id}-title`} className="mb-3 text-large">
        {title}
      </h2>
      <p id={`${id}-message`} className="mb-5">
        {message}
      </p>
      <p className="flex flex-wrap gap-3">
        {!isSomeone && (
          <a className="btn btn-fill" href={paths.auth} target="_blank" rel="noopener">
            {keptTexts.logIn}
          </a>
        )}
        <Button look="quiet" onClick={onLeave}>
          {keptTexts.leave}
        </Button>
      </p>
    </dialog>
  );
}
