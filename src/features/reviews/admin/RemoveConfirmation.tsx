import { useStore } from '@nanostores/react';
import { $isRemoving, removeReview } from '#src/features/reviews/stores/moderation.ts';
import { Confirmation } from '#src/shared/ui/ConfirmDialog.tsx';
import type { ModerationPart } from './moderation-part.ts';

export function RemoveConfirmation({ review, onClose }: ModerationPart) {
  const busy = useStore($isRemoving);
  const remove = async () => {
    if (await removeReview(review)) onClose();
  };

  return (
    <Confirmation
      action="Delete"
      busy={busy}
      busyLabel="Deleting..."
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        The author is not told why. If you hide it instead, they see your reason. This action cannot
        be undone.
      </p>
    </Confirmation>
  );
}
