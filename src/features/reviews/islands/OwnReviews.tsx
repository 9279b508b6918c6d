import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { StoredReview } from '#src/features/reviews/schemas/review.ts';
import { followOwnReviews, $ownReviews } from '#src/features/reviews/stores/own-reviews.ts';
import { openEditing } from '#src/features/reviews/stores/writing.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

/** What someone who is signed in has written, with ways to change and to delete it. */
export function OwnReviews() {
  const { reviews } = useStore($ownReviews, { ssr: 'initial' });
  const [leaving, setLeaving] = useState<StoredReview>();
  useEffect(() => void followOwnReviews(), []);

  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="own-reviews" className="grid gap-4 rounded-card bg-sunken p-4 sm:p-6">
      <h2 id="own-reviews" className="text-title">
        {reviews.length === 1 ? 'Your review' : 'Your reviews'}
      </h2>
      <ul className="grid gap-4">
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review}>
            {review.hidden_reason !== null && <HiddenNote reason={review.hidden_reason} />}
            <p className="flex flex-wrap gap-3">
              <Button look="quiet" small onClick={() => openEditing(review)}>
                Edit
              </Button>
              {review.hidden_reason === null && (
                <Button look="alarm" small onClick={() => setLeaving(review)}>
                  Delete
                </Button>
              )}
            </p>
          </ReviewCard>
        ))}
      </ul>
      <WithdrawDialog review={leaving} onClose={() => setLeaving(undefined)} />
    </section>
  );
}

function HiddenNote({ reason }: { reason: string }) {
  return (
    <p className="note text-small">
      <strong className="font-[600]">Only you see this review.</strong> The mentor hid it with this
      reason: <bdi>{reason}</bdi> Change it, and the mentor can show it again. Until then you cannot
      write another.
    </p>
  );
}
