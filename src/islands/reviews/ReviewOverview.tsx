import { limits } from '#src/config/limits.ts';
import { beginningOfReview } from '#src/lib/review-words.ts';
import type { Designation, PublicReview, ReviewSummary as Summary } from '#src/schemas/review.ts';
import { Carousel } from '#src/ui/Carousel.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';

/** As much of a review as a card has room for here. */
const charactersOnACard = 130;

/** What fits into one row without a scroller, whose script would be the only one of its page. */
const reviewsInARow = 3;

/** How many reviews an overview holds: of everyone, or of those with one designation. */
export const reviewsShown = (designation: Designation | undefined): number =>
  designation === undefined ? limits.homeReviews : reviewsInARow;

interface ReviewOverviewProps {
  /** Of all reviews, whoever wrote those beside it. */
  summary: Summary;
  reviews: PublicReview[];
  /** What these reviews are. */
  label: string;
  /** Whose reviews; everyone's when undefined. */
  designation?: Designation | undefined;
}

/** The summary beside some reviews: a scroller on the home page (SPEC section 2.2, Reviews), else a row. */
export function ReviewOverview({ summary, reviews, label, designation }: ReviewOverviewProps) {
  if (reviews.length === 0) {
    return <EmptyState title="No reviews yet" message="Be the first to share your experience!" />;
  }
  const cards = reviews
    .slice(0, reviewsShown(designation))
    .map((review) => <ReviewCard key={review.id} review={onACard(review)} />);
  return (
    <div className="grid items-start gap-[clamp(2rem,4vw,4rem)] lg:grid-cols-[minmax(15rem,1fr)_3fr]">
      <div className="grid gap-3">
        {designation && <h3>All reviews together</h3>}
        <ReviewSummary summary={summary} />
      </div>
      {designation ? (
        <ul aria-label={label} className="grid gap-[var(--gap)] md:grid-cols-3">
          {cards}
        </ul>
      ) : (
        <div className="min-w-0">
          <Carousel label={label}>{cards}</Carousel>
        </div>
      )}
    </div>
  );
}

const onACard = (review: PublicReview): PublicReview => ({
  ...review,
  content: beginningOfReview(review.content, charactersOnACard),
  // The page of all reviews has it.
  answer: null,
});
