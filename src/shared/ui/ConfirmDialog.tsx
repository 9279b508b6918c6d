import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmationProps {
  /** What the button does that cannot be taken back, in a word or two. */
  action: string;
  busy: boolean;
  busyLabel: string;
  /** What the other button says. */
  keep?: string;
  onConfirm: () => unknown;
  onClose: () => void;
  /** What happens then, in paragraphs. */
  children: ReactNode;
}

interface ConfirmDialogProps extends ConfirmationProps {
  title: string;
  open: boolean;
}

/** Asks before something is done that cannot be taken back. */
export function ConfirmDialog({ title, open, ...confirmation }: ConfirmDialogProps) {
  return (
    <Dialog title={title} open={open} onClose={confirmation.onClose}>
      <Confirmation {...confirmation} />
    </Dialog>
  );
}

/** The same as a part of a dialog that shows more. */
export function Confirmation({
  action,
  busy,
  busyLabel,
  keep = 'Cancel',
  onConfirm,
  onClose,
  children,
}: ConfirmationProps) {
  return (
    <div className="grid gap-5 wrap-anywhere">
      {children}
      <div className="flex flex-wrap gap-3">
        <Button look="alarm" busy={busy} busyLabel={busyLabel} onClick={() => void onConfirm()}>
          {action}
        </Button>
        <Button look="quiet" disabled={busy} onClick={onClose}>
          {keep}
        </Button>
      </div>
    </div>
  );
}
