import { useStore } from '@nanostores/react';
import type { ManagedPayment } from '#src/features/payment/schemas/managed-payment.ts';
import { $isRefunding, refundPayment } from '#src/features/payment/stores/review.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { formatRupees } from '#src/shared/lib/format.ts';
import { paths } from '#src/shared/paths.ts';
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx';

interface RefundDialogProps {
  payment: ManagedPayment;
  open: boolean;
  onClose: () => void;
}

export function RefundDialog({ payment, open, onClose }: RefundDialogProps) {
  const busy = useStore($isRefunding);
  const isLiveSession = offerOf(payment.mentorshiptype).minutes !== undefined;
  const refund = async () => {
    await refundPayment(payment);
    onClose();
  };
  return (
    <ConfirmDialog
      title="Refund this order"
      open={open}
      action={`Refund ${formatRupees(payment.amount)}`}
      busy={busy}
      busyLabel="Refunding..."
      onConfirm={refund}
      onClose={onClose}
    >
      {isLiveSession && (
        <p className="note">
          This is a live session. Your{' '}
          <a className="link" href={paths.refund}>
            refund policy
          </a>{' '}
          gives no refund once a live session is booked.
        </p>
      )}
      <p>
        {formatRupees(payment.amount)} goes back to <strong>{payment.customer_name}</strong>, to the
        card or account that it came from, and an email says so. This action cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
