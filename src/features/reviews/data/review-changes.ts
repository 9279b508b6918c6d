import type { ReviewForm } from '#src/features/reviews/schemas/form.ts';
import { type StoredReview, storedReviewColumns } from '#src/features/reviews/schemas/review.ts';
import { supabase } from '#src/shared/data/client.ts';
import { holds } from '#src/shared/data/holds.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { DataError, unwrap } from '#src/shared/data/unwrap.ts';
import { inTime } from './in-time.ts';
import { findReview, storedReviewsSchema } from './stored-reviews.ts';

/**
 * Stores a review. `id` is made by the caller, so that sending the review again after a lost answer changes the row that
 * is already there.
 */
export async function insertReview(id: string, userId: string, review: ReviewForm): Promise<void> {
  const client = await supabase();
  const row = { id, user_id: userId, ...review };
  unwrap(await client.from('reviews').upsert(row).abortSignal(inTime()));
}

export type ReviewChange = Partial<ReviewForm> & {
  hidden_reason?: string | null;
  answer?: string | null;
};

/**
 * Changes a review from how it was `seen`, and answers how it is now. Throws `changed` when someone changed or deleted
 * it in the meantime, `forbidden` when it is not theirs to change.
 */
export async function updateReview(
  seen: StoredReview,
  change: ReviewChange,
): Promise<StoredReview> {
  const client = await supabase();
  const answer = await client
    .from('reviews')
    .update(change)
    .eq('id', seen.id)
    .eq('updated_at', seen.updated_at)
    .select(storedReviewColumns)
    .abortSignal(inTime());
  const [review] = parseAnswer(storedReviewsSchema, unwrap(answer));
  if (review) return review;
  const current = await findReview(seen.id);
  // The change is there already: an earlier answer was lost.
  if (current && holds(current, change)) return current;
  throw new DataError(current?.updated_at === seen.updated_at ? 'forbidden' : 'changed', '');
}

/** Throws `forbidden` when it is not theirs to delete; one that is gone already counts as deleted. */
export async function deleteReview(id: string): Promise<void> {
  const client = await supabase();
  const answer = await client
    .from('reviews')
    .delete()
    .eq('id', id)
    .select('id')
    .abortSignal(inTime());
  if (unwrap(answer).length === 0 && (await findReview(id))) throw new DataError('forbidden', '');
}
