import type { KeptReview } from '#src/features/reviews/schemas/review.ts';

/** What each part of the moderation dialog is given. */
export interface ModerationPart {
  review: KeptReview;
  onClose: () => void;
}
