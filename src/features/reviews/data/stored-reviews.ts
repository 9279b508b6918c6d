import * as z from 'zod/mini';
import {
  type StoredReview,
  storedReviewColumns,
  storedReviewSchema,
} from '#src/features/reviews/schemas/review.ts';
import type { ReviewState } from '#src/features/reviews/schemas/moderation.ts';
import { supabase } from '#src/shared/data/client.ts';
import { containing } from '#src/shared/data/containing.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';
import { inTime } from './in-time.ts';

/** What someone wrote, hidden reviews included, the newest first. */
export async function listOwnReviews(userId: string): Promise<StoredReview[]> {
  const client = await supabase();
  const answer = await client
    .from('reviews')
    .select(storedReviewColumns)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .retry(false)
    .abortSignal(inTime());
  return parseAnswer(storedReviewsSchema, unwrap(answer));
}

/** What an admin looks for. */
export interface ModerationQuery {
  state: ReviewState;
  /** Words of the name, the title or the text. */
  words: string;
}

export interface ManagedReviewPage {
  reviews: StoredReview[];
  hasMore: boolean;
}

/** So many reviews as an admin sees them, the newest first: the first ones, or what follows `last`. */
export async function listManagedReviews(
  { state, words }: ModerationQuery,
  count: number,
  last?: StoredReview,
): Promise<ManagedReviewPage> {
  const client = await supabase();
  let query = client.from('reviews').select(storedReviewColumns);
  if (state === 'shown') query = query.is('hidden_at', null);
  if (state === 'hidden') query = query.not('hidden_at', 'is', null);
  if (state === 'unanswered') query = query.is('hidden_at', null).is('answer', null);
  const wanted = containing(words);
  if (wanted.length > 0) query = query.likeAllOf('search_text', wanted);
  if (last) {
    // The first condition is what the index on the time can begin at.
    query = query
      .lte('created_at', last.created_at)
      .or(`created_at.lt."${last.created_at}",id.lt.${last.id}`);
  }
  const answer = await query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(count + 1)
    .retry(false)
    .abortSignal(inTime());
  const reviews = parseAnswer(storedReviewsSchema, unwrap(answer));
  return { reviews: reviews.slice(0, count), hasMore: reviews.length > count };
}

export async function findReview(id: string): Promise<StoredReview | undefined> {
  const client = await supabase();
  const answer = await client
    .from('reviews')
    .select(storedReviewColumns)
    .eq('id', id)
    .retry(false)
    .abortSignal(inTime());
  return parseAnswer(storedReviewsSchema, unwrap(answer))[0];
}

export const storedReviewsSchema = z.array(storedReviewSchema);
