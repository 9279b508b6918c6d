import type { TypedReview } from './reviews.ts';

export const stored = (title: string): [sql: string, parameters: unknown[]] => [
  'select rating, title, content, reviewer_name, designation from public.reviews where title = $1',
  [title],
];

export const rowOf = ({ name, designation, stars, title, content }: TypedReview) => ({
  rating: stars,
  title,
  content,
  reviewer_name: name,
  designation,
});
