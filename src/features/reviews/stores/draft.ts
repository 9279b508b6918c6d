import * as z from 'zod/mini';
import { storedReviewSchema } from '#src/features/reviews/schemas/review.ts';
import { reviewStorageKey } from '#src/shared/browser/storage-keys.ts';
import { createDraft } from '#src/shared/stores/draft.ts';

const draftSchema = z.object({
  /** The id that the review gets: sent again, it is still one review. */
  id: z.uuid(),
  /** The review that is being changed, as it was; absent for a new one. */
  review: z.optional(storedReviewSchema),
  typed: z.object({
    reviewer_name: z.string(),
    designation: z.string(),
    /** '' until a star is chosen, then '1' to '5'. */
    rating: z.string(),
    title: z.string(),
    content: z.string(),
  }),
});

/** A review as far as it is written. */
export type ReviewDraft = z.infer<typeof draftSchema>;

const draft = createDraft(reviewStorageKey, draftSchema);

/** Keeps it for this tab, also while someone signs in elsewhere and comes back. */
export const keepDraft = draft.keep;
export const readDraft = draft.read;
export const forgetDraft = draft.forget;
