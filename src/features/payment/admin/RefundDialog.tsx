import { useStore } from '@nanostores/react';
import { leftOf, returnedOf } from '#src/features/payment/lib/returned.ts';
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
  const rest = formatRupees(leftOf(payment));
  const returned = returnedOf(payment);
  const refund = async () => {
    await refundPayment(payment);
    onClose();
  };
  return (
    <ConfirmDialog
      title="Refund this order"
      open={open}
      action={`Refund ${rest}`}
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
          gives no refund once a live session is booked, unless you cancel or miss it.
        </p>
      )}
      {returned > 0 && (
        <p>
          {formatRupees(returned)} of {formatRupees(payment.amount)} has gone back or is on its way.
          This refunds the rest.
        </p>
      )}
      <p>
        {rest} goes back to <strong>{payment.customer_name}</strong>, to the card or account that it
        came from, and an email says so. This action cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
