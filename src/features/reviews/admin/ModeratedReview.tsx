import { useStore } from '@nanostores/react';
import { ReviewCard } from '#src/features/reviews/islands/ReviewCard.tsx';
import type { StoredReview } from '#src/features/reviews/schemas/review.ts';
import { $isModerating, showReview } from '#src/features/reviews/stores/moderation.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import type { ModerationTask } from './ModerationDialog.tsx';

interface ModeratedReviewProps {
  review: StoredReview;
  onTask: (task: ModerationTask) => void;
}

export function ModeratedReview({ review, onTask }: ModeratedReviewProps) {
  const busy = useStore($isModerating);
  const isHidden = review.hidden_reason !== null;
  return (
    <ReviewCard review={review}>
      {isHidden && (
        <p className="note text-small">
          <strong className="font-[600]">Hidden.</strong> <bdi>{review.hidden_reason}</bdi>
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        {isHidden ? (
          <Button look="quiet" small disabled={busy} onClick={() => void showReview(review)}>
            Show
          </Button>
        ) : (
          <Button look="quiet" small onClick={() => onTask('hide')}>
            Hide
          </Button>
        )}
        <Button look="quiet" small onClick={() => onTask('answer')}>
          {review.answer === null ? 'Answer' : 'Edit answer'}
        </Button>
        <Button look="alarm" small onClick={() => onTask('remove')}>
          Delete
        </Button>
      </p>
    </ReviewCard>
  );
}
