import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { PaymentIssue } from '#src/features/payment/schemas/managed-payment.ts';
import { $isPayingByHand, payByHand } from '#src/features/payment/stores/review.ts';
import { formatRupees } from '#src/shared/lib/format.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx';

/** For a refund that failed and was paid back outside the payment provider. */
export function PaidByHand({ issue }: { issue: PaymentIssue }) {
  const [isAsking, setIsAsking] = useState(false);
  const busy = useStore($isPayingByHand);
  const confirm = async () => {
    await payByHand(issue);
    setIsAsking(false);
  };
  return (
    <>
      <Button
        look="quiet"
        small
        aria-label={`Paid back another way: ${issue.subject ?? issue.id}`}
        onClick={() => setIsAsking(true)}
      >
        Paid back another way
      </Button>
      <ConfirmDialog
        title="Paid back another way"
        open={isAsking}
        action="Yes, it is paid back"
        busy={busy}
        busyLabel="Saving..."
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      >
        <p>
          Say this only after you have sent {formatRupees(issue.amount ?? 0)} to the buyer yourself,
          for example by UPI. No money moves now.
        </p>
        <p>
          It then counts as paid back, and the buyer gets an email that says so. Once all of the
          order has gone back, what was bought ends.
        </p>
      </ConfirmDialog>
    </>
  );
}
