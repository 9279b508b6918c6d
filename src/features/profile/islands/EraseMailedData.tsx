import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ownDataMessages } from '#src/features/profile/messages.ts';
import { $isErasing, eraseOwnData } from '#src/features/profile/stores/mailed-data.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx';

interface EraseMailedDataProps {
  token: string;
  email: string;
  paidOrders: number;
}

/** Deletes it after one more question, which says what stays and why. */
export function EraseMailedData({ token, email, paidOrders }: EraseMailedDataProps) {
  const [isAsking, ask] = useState(false);
  const busy = useStore($isErasing);
  const erase = async () => {
    await eraseOwnData(token);
    ask(false);
    document.getElementById('mailed-data')?.focus();
  };
  return (
    <>
      <Button look="alarm" onClick={() => ask(true)}>
        Delete my data
      </Button>
      <ConfirmDialog
        title="Delete your data?"
        open={isAsking}
        action="Delete for good"
        busy={busy}
        busyLabel="Deleting..."
        keep="Keep it"
        onConfirm={erase}
        onClose={() => ask(false)}
      >
        <p>
          What is stored about <strong className="break-all">{email}</strong> is deleted at once:
          inquiries, registrations, unpaid orders, mails, and the papers of sessions. This action
          cannot be undone.
        </p>
        {paidOrders > 0 && <p>{ownDataMessages.paidOrdersStay(paidOrders)}</p>}
      </ConfirmDialog>
    </>
  );
}
