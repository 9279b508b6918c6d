import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import {
  type Deletion,
  $deletions,
  $isRestoring,
  takeBack,
} from '#src/features/admin/stores/inquiry-deletion.ts';
import { openModal } from '#src/shared/browser/open-modal.ts';
import { Button } from '#src/shared/ui/Button.tsx';

/** Offers to undo a deletion. */
export function UndoBar() {
  const deletions = useStore($deletions);
  if (deletions.length === 0) return null;
  return (
    <ul aria-label="Just deleted" className="sticky top-2 z-10 grid gap-2">
      {deletions.map((deletion) => (
        <Offer key={deletion.id} deletion={deletion} />
      ))}
    </ul>
  );
}

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

function Offer({ deletion }: { deletion: Deletion }) {
  const busy = useStore($isRestoring);
  const [seconds, setSeconds] = useState(() => secondsUntil(deletion.endsAt));
  const button = useRef<HTMLButtonElement>(null);

  // The pressed button is gone with its row, so keyboard users continue here when the dialog is closed.
  useEffect(() => {
    const focus = () => button.current?.focus({ preventScroll: true });
    const dialog = openModal();
    if (!dialog) return focus();
    dialog.addEventListener('close', focus, { once: true });
    return () => dialog.removeEventListener('close', focus);
  }, []);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(deletion.endsAt)), 1000);
    return () => clearInterval(timer);
  }, [deletion]);

  return (
    <li className="note flex flex-wrap items-center justify-between gap-3 border border-line elevated">
      <p className="min-w-0 wrap-anywhere">
        Deleted: <bdi>{deletion.name}</bdi>
      </p>
      <Button
        ref={button}
        look="quiet"
        small
        disabled={busy}
        aria-label={`Undo: ${deletion.name}`}
        onClick={() => void takeBack(deletion)}
      >
        Undo <span className="figures">({seconds} s)</span>
      </Button>
    </li>
  );
}
