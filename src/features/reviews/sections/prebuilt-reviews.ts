import type { PublicReview } from '#src/features/reviews/schemas/review.ts';

/** What the page has room for within its first TCP window; compressed, it is a good third. */
const charactersOnThePage = 9_000;
const charactersAroundAReview = 60;

/** The first reviews, as many as the prebuilt page has room for: long ones leave room for fewer. */
export function thatFit(reviews: PublicReview[]): PublicReview[] {
  let room = charactersOnThePage;
  const end = reviews.findIndex((review) => {
    const { title, content, reviewer_name, answer } = review;
    const length = [title, content, reviewer_name, answer ?? ''].join('').length;
    room -= length + charactersAroundAReview;
    return room < 0;
  });
  // A first one that fills the room alone is shown all the same.
  return end === -1 ? reviews : reviews.slice(0, Math.max(1, end));
}
