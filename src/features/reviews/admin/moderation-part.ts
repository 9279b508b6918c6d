import type { StoredReview } from '#src/features/reviews/schemas/review.ts';

/** What each part of the moderation dialog is given. */
export interface ModerationPart {
  review: StoredReview;
  onClose: () => void;
}
