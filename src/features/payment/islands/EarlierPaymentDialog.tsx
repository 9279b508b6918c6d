import {
  nextPagePath,
  nextStepIn,
  type NextSteps,
  nextStepText,
} from '#src/features/payment/lib/next-step.ts';
import type { PaymentOrder } from '#src/features/payment/schemas/order.ts';
import type { EarlierPayment } from '#src/features/payment/stores/earlier-payment.ts';
import { resultPath } from '#src/shared/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';

interface EarlierPaymentDialogProps {
  earlier: EarlierPayment | undefined;
  nextSteps: NextSteps;
  busy: boolean;
  onRepeat: (order: PaymentOrder) => void;
  onClose: () => void;
}

/** Asks before someone pays again for the same. For a course that is owned, it links to the course instead. */
export function EarlierPaymentDialog({
  earlier,
  nextSteps,
  busy,
  onRepeat,
  onClose,
}: EarlierPaymentDialogProps) {
  const next =
    earlier && !earlier.canRepeat ? nextStepIn(nextSteps, earlier.order.mentorshipType) : undefined;
  return (
    <Dialog title={earlier?.title ?? ''} open={earlier !== undefined} onClose={onClose}>
      {earlier && (
        <>
          <p className="mb-5">{earlier.message}</p>
          {/* It may have been paid with another address than the one that was typed now. */}
          {next && <p className="mb-5">{nextStepText(next, undefined)}</p>}
          <div className="flex flex-wrap gap-3">
            {earlier.canRepeat && (
              <Button busy={busy} busyLabel="Processing..." onClick={() => onRepeat(earlier.order)}>
                Pay again
              </Button>
            )}
            {next && (
              <a className="btn btn-fill" href={nextPagePath(next.page, earlier.orderId)}>
                {next.page.label}
              </a>
            )}
            <a className="btn btn-quiet" href={resultPath(earlier.orderId)}>
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
