import {
  type Designation,
  type PublicReview,
  type ReviewOrder,
  reviewPageSchema,
  type ReviewSummary,
  reviewSummarySchema,
} from '#src/features/reviews/schemas/review.ts';
import { publicRest } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';
import { inTime } from './in-time.ts';

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
  const reviews = parseAnswer(reviewPageSchema, unwrap(answer));
  return { reviews, hasMore: reviews.at(-1)?.has_next ?? false };
}

/** The shown reviews in numbers. */
export async function readReviewSummary(): Promise<ReviewSummary> {
  const answer = await publicRest()
    .rpc('review_summary', {}, { get: true })
    .retry(false)
    .abortSignal(inTime());
  return parseAnswer(reviewSummarySchema, unwrap(answer));
}
