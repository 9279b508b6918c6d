import * as z from 'zod/mini';
import { averageRating, countRatings } from '#src/features/reviews/lib/ratings.ts';

export const designations = [
  'Dean',
  'Director',
  'Principal',
  'Training & Placement Officer',
  'Student',
  'Others',
] as const;

export type Designation = (typeof designations)[number];

/** Whose reviews the page of the TPO meet shows. */
export const officer: Designation = 'Training & Placement Officer';

/** The orders that list_reviews() knows. */
const reviewOrders = ['newest', 'oldest', 'best', 'worst'] as const;

export type ReviewOrder = (typeof reviewOrders)[number];

/** What anyone may know of a review that is shown. */
export const publicReviewSchema = z.object({
  id: z.string(),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  title: z.string(),
  content: z.string(),
  reviewer_name: z.string(),
  designation: z.string(),
  created_at: z.string(),
  /** When its author last changed it. */
  edited_at: z.nullable(z.string()),
  /** What the mentor says to it. */
  answer: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
});

/** A page of list_reviews(). */
export const reviewPageSchema = z.array(
  z.extend(publicReviewSchema, {
    /** Whether another review follows in the order that was asked for. */
    has_next: z.boolean(),
  }),
);

/** What its author and admins know of a review besides. */
export const storedReviewSchema = z.extend(publicReviewSchema, {
  updated_at: z.string(),
  /** Null: it is shown. */
  hidden_reason: z.nullable(z.string()),
});

/** The shown reviews in numbers: what review_summary() answers. */
export const reviewSummarySchema = z
  .object({
    count: z.int(),
    /** Rounded to one decimal; 0 when there are none. */
    average: z.number(),
    stars_1: z.int(),
    stars_2: z.int(),
    stars_3: z.int(),
    stars_4: z.int(),
    stars_5: z.int(),
  })
  .check(
    z.refine((summary) => summary.count === countRatings(summary), 'does not add up'),
    z.refine((summary) => summary.average === averageRating(summary), 'is not the average'),
  );

export type PublicReview = z.infer<typeof publicReviewSchema>;
export type StoredReview = z.infer<typeof storedReviewSchema>;
export type ReviewSummary = z.infer<typeof reviewSummarySchema>;

/** The columns of StoredReview, as a query names them. */
export const storedReviewColumns = Object.keys(storedReviewSchema.shape).join(',');
