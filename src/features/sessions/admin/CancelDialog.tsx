import { useStore } from '@nanostores/react';
import { momentInWords } from '#src/features/sessions/lib/time-words.ts';
import type { DeskSession } from '#src/features/sessions/schemas/desk.ts';
import { $isChanging, changeAsMentor } from '#src/features/sessions/stores/desk.ts';
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx';

interface CancelDialogProps {
  session: DeskSession;
  open: boolean;
  onClose: () => void;
}

export function CancelDialog({ session, open, onClose }: CancelDialogProps) {
  const busy = useStore($isChanging);
  const { customer_name: person } = session.payments;
  const cancel = async () => {
    // After a failure the question stays.
    if ((await changeAsMentor({ session, action: 'cancel' })) !== undefined) onClose();
  };
  return (
    <ConfirmDialog
      title="Cancel this session?"
      open={open}
      action="Cancel the session"
      keep="Keep it"
      busy={busy}
      busyLabel="Cancelling..."
      onConfirm={cancel}
      onClose={onClose}
    >
      <p>
        <strong>{person}</strong>, {momentInWords(session.starts_at ?? '')}.
      </p>
      <p>
        They get a mail that says so, and can choose another time or ask for a refund: then send all
        of their money back, under Payments. The time is free for others at once. To offer another
        time yourself, move the session instead.
      </p>
    </ConfirmDialog>
  );
}
