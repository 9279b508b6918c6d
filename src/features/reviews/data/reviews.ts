import * as z from 'zod/mini';
import type { ReviewForm } from '#src/features/reviews/schemas/form.ts';
import {
  type Designation,
  keptReviewColumns,
  keptReviewSchema,
  type KeptReview,
  type PublicReview,
  type ReviewOrder,
  reviewPageSchema,
  type ReviewSummary,
  reviewSummarySchema,
} from '#src/features/reviews/schemas/review.ts';
import { publicRest, supabase } from '#src/shared/data/client.ts';
import { holds } from '#src/shared/data/holds.ts';
import { DataError, unwrap } from '#src/shared/data/unwrap.ts';

/** Whoever waits this long is told, and can try again. */
const timeLimitInMilliseconds = 12_000;
const inTime = () => AbortSignal.timeout(timeLimitInMilliseconds);

export interface ReviewQuery {
  rating: number | undefined;
  designation: Designation | undefined;
  order: ReviewOrder;
  /** At most so many; a page of the database's own size when undefined. */
  count?: number | undefined;
}

export interface ReviewPage {
  reviews: PublicReview[];
  hasMore: boolean;
}

/** A page of the shown reviews: the first, or what follows `last`. */
export async function listReviews(query: ReviewQuery, last?: PublicReview): Promise<ReviewPage> {
  const { rating, designation, order, count } = query;
  const page = publicRest().rpc(
    'list_reviews',
    {
      in_order: order,
      ...(rating !== undefined && { with_rating: rating }),
      ...(designation !== undefined && { with_designation: designation }),
      ...(last && {
        after_rating: last.rating,
        after_created_at: last.created_at,
        after_id: last.id,
      }),
    },
    { get: true },
  );
  const answer = await (count === undefined ? page : page.limit(count))
    .retry(false)
    .abortSignal(inTime());
  const reviews = parse(reviewPageSchema, unwrap(answer));
  return { reviews, hasMore: reviews.at(-1)?.has_next ?? false };
}

/** The shown reviews in numbers. */
export async function readReviewSummary(): Promise<ReviewSummary> {
  const answer = await publicRest()
    .rpc('review_summary', {}, { get: true })
    .retry(false)
    .abortSignal(inTime());
  return parse(reviewSummarySchema, unwrap(answer));
}

/**
 * Stores a review. `id` is made by the caller, so that sending the review again after a lost answer changes the row that
 * is already there.
 */
export async function insertReview(id: string, userId: string, review: ReviewForm): Promise<void> {
  const client = await supabase();
  const row = { id, user_id: userId, ...review };
  unwrap(await client.from('reviews').upsert(row).abortSignal(inTime()));
}

/** What someone wrote, hidden reviews included, the newest first. */
export async function listOwnReviews(userId: string): Promise<KeptReview[]> {
  const client = await supabase();
  const answer = await client
    .from('reviews')
    .select(keptReviewColumns)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .retry(false)
    .abortSignal(inTime());
  return parse(keptReviewsSchema, unwrap(answer));
}

/** What an admin looks at. */
export type ReviewState = 'all' | 'shown' | 'hidden';

const reviewsAtOnce = 30;

export interface KeptReviewPage {
  reviews: KeptReview[];
  hasMore: boolean;
}

/** A page of the reviews as an admin sees them, the newest first: the first, or what follows `last`. */
export async function listKeptReviews(
  state: ReviewState,
  last?: KeptReview,
): Promise<KeptReviewPage> {
  const client = await supabase();
  let query = client.from('reviews').select(keptReviewColumns);
  if (state === 'shown') query = query.is('hidden_at', null);
  if (state === 'hidden') query = query.not('hidden_at', 'is', null);
  if (last) {
    // The first condition is what the index on the time can begin at.
    query = query
      .lte('created_at', last.created_at)
      .or(`created_at.lt."${last.created_at}",id.lt.${last.id}`);
  }
  const answer = await query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(reviewsAtOnce + 1)
    .retry(false)
    .abortSignal(inTime());
  const reviews = parse(keptReviewsSchema, unwrap(answer));
  return { reviews: reviews.slice(0, reviewsAtOnce), hasMore: reviews.length > reviewsAtOnce };
}

export type ReviewChange = Partial<ReviewForm> & {
  hidden_reason?: string | null;
  answer?: string | null;
};

/**
 * Changes a review from how it was `seen`, and answers how it is now. Throws `changed` when someone changed or deleted
 * it in the meantime, `forbidden` when it is not theirs to change.
 */
export async function updateReview(seen: KeptReview, change: ReviewChange): Promise<KeptReview> {
  const client = await supabase();
  const answer = await client
    .from('reviews')
    .update(change)
    .eq('id', seen.id)
    .eq('updated_at', seen.updated_at)
    .select(keptReviewColumns)
    .abortSignal(inTime());
  const [review] = parse(keptReviewsSchema, unwrap(answer));
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

async function findReview(id: string): Promise<KeptReview | undefined> {
  const client = await supabase();
  const answer = await client
    .from('reviews')
    .select(keptReviewColumns)
    .eq('id', id)
    .retry(false)
    .abortSignal(inTime());
  return parse(keptReviewsSchema, unwrap(answer))[0];
}

const keptReviewsSchema = z.array(keptReviewSchema);

/** Throws when the answer is none of what was asked for. */
function parse<Schema extends z.core.$ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, data);
  if (!parsed.success) throw new DataError('unavailable', '');
  return parsed.data;
}
