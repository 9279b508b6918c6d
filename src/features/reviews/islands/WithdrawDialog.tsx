import { useStore } from '@nanostores/react';
import type { KeptReview } from '#src/features/reviews/schemas/review.ts';
import { $isWithdrawing, withdrawReview } from '#src/features/reviews/stores/writing.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';

interface WithdrawDialogProps {
  /** Undefined: closed. */
  review: KeptReview | undefined;
  onClose: () => void;
}

export function WithdrawDialog({ review, onClose }: WithdrawDialogProps) {
  const busy = useStore($isWithdrawing);
  return (
    <Dialog title="Delete your review?" open={review !== undefined} onClose={onClose}>
      {review && (
        <>
          <p className="mb-5 wrap-anywhere">
            “<bdi>{review.title}</bdi>” will be deleted with its stars. This action cannot be
            undone.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              look="alarm"
              busy={busy}
              busyLabel="Deleting..."
              onClick={async () => {
                if (await withdrawReview(review)) onClose();
              }}
            >
              Delete
            </Button>
            <Button look="quiet" disabled={busy} onClick={onClose}>
              Keep it
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
