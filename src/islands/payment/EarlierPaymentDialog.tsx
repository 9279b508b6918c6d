import { paths } from '#src/config/navigation.ts';
import type { PaymentOrder } from '#src/schemas/payment-order.ts';
import type { EarlierPayment } from '#src/stores/earlier-payment.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';

interface EarlierPaymentDialogProps {
  earlier: EarlierPayment | undefined;
  busy: boolean;
  onRepeat: (order: PaymentOrder) => void;
  onClose: () => void;
}

/** Asks before the same is paid for again; where a course is owned it shows the way there instead. */
export function EarlierPaymentDialog({
  earlier,
  busy,
  onRepeat,
  onClose,
}: EarlierPaymentDialogProps) {
  return (
    <Dialog title={earlier?.title ?? ''} open={earlier !== undefined} onClose={onClose}>
      {earlier && (
        <>
          <p className="mb-5">{earlier.message}</p>
          <div className="flex flex-wrap gap-3">
            {earlier.canRepeat ? (
              <Button busy={busy} busyLabel="Processing..." onClick={() => onRepeat(earlier.order)}>
                Pay again
              </Button>
            ) : (
              <a className="btn btn-fill" href={paths.courseDashboard}>
                Open my courses
              </a>
            )}
            <a
              className="btn btn-quiet"
              href={`${paths.paymentSuccess}?order_id=${earlier.orderId}`}
            >
              See what I paid
            </a>
            <Button look="quiet" disabled={busy} onClick={onClose}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
