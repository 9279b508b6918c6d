import { useStore } from '@nanostores/react';
import type { StoredReview } from '#src/features/reviews/schemas/review.ts';
import { $isWithdrawing, withdrawReview } from '#src/features/reviews/stores/writing.ts';
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx';

interface WithdrawDialogProps {
  /** Undefined: closed. */
  review: StoredReview | undefined;
  onClose: () => void;
}

export function WithdrawDialog({ review, onClose }: WithdrawDialogProps) {
  const busy = useStore($isWithdrawing);
  const withdraw = async () => {
    if (review && (await withdrawReview(review))) onClose();
  };
  return (
    <ConfirmDialog
      title="Delete your review?"
      open={review !== undefined}
      action="Delete"
      busy={busy}
      busyLabel="Deleting..."
      keep="Keep it"
      onConfirm={withdraw}
      onClose={onClose}
    >
      <p>
        “<bdi>{review?.title}</bdi>” will be deleted with its stars. This action cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
