import { useStore } from '@nanostores/react';
import { $isRemoving, removeReview } from '#src/features/reviews/stores/moderation.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import type { ModerationPart } from './moderation-part.ts';

export function RemoveConfirmation({ review, onClose }: ModerationPart) {
  const busy = useStore($isRemoving);
  const remove = async () => {
    if (await removeReview(review)) onClose();
  };

  return (
    <>
      <p className="mb-5">
        The author is not told why. If you hide it instead, they see your reason. This action cannot
        be undone.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="alarm" busy={busy} busyLabel="Deleting..." onClick={() => void remove()}>
          Delete
        </Button>
        <Button look="quiet" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </>
  );
}
