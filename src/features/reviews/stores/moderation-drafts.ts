import * as z from 'zod/mini';
import type { StoredReview } from '#src/features/reviews/schemas/review.ts';
import { createPageDrafts } from '#src/shared/stores/page-drafts.ts';

const drafts = createPageDrafts('reviews');

/** What was typed about a review and not sent. */
export const moderationDraftOf = ({ id }: StoredReview, part: 'answer' | 'reason') =>
  drafts.at(`${part} ${id}`, z.string());

export function forgetModeration(review: StoredReview): void {
  for (const part of ['answer', 'reason'] as const) moderationDraftOf(review, part).keep(undefined);
}
