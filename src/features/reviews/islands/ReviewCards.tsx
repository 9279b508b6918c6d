import type { Designation, PublicReview } from '#src/features/reviews/schemas/review.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { shorten } from '#src/shared/lib/shorten.ts';
import { ReviewCard } from './ReviewCard.tsx';

/** As much of a review as a card has room for here. */
const charactersOnACard = 100;

/** What fits into one row without a carousel. */
const reviewsInARow = 3;

/** How many reviews an overview holds: of everyone, or of those with one designation. */
export const reviewsShown = (designation: Designation | undefined): number =>
  designation === undefined ? limits.homeReviews : reviewsInARow;

interface ReviewCardsProps {
  reviews: PublicReview[];
  /** What these reviews are. */
  label: string;
  /** Whose reviews; everyone's when undefined. */
  designation?: Designation | undefined;
}

/** The beginnings of some reviews: the slides of a carousel, or a row. */
export function ReviewCards({ reviews, label, designation }: ReviewCardsProps) {
  const cards = reviews
    .slice(0, reviewsShown(designation))
    .map((review) => <ReviewCard key={review.id} review={onACard(review)} />);
  return designation ? (
    <ul aria-label={label} className="grid gap-[var(--gap)] md:grid-cols-3">
      {cards}
    </ul>
  ) : (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of an unstyled list
    <ul className="slides" role="list">
      {cards}
    </ul>
  );
}

const onACard = (review: PublicReview): PublicReview => ({
  ...review,
  content: shorten(review.content, charactersOnACard),
  // The page of all reviews has it.
  answer: null,
});
