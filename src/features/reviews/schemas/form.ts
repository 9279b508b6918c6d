import * as z from 'zod/mini';
import { limits } from '#src/shared/lib/limits.ts';
import { validation } from '#src/shared/messages/validation.ts';
import { requiredText } from '#src/shared/schemas/text.ts';
import { designations } from './review.ts';

/** The review form (docs/product.md 5): everything is required. A form holds the rating as a text. */
export const reviewFormSchema = z.object({
  reviewer_name: requiredText(validation.fullName, limits.nameMaximum),
  designation: z.enum(designations, validation.designation),
  rating: z.pipe(
    z.enum(['1', '2', '3', '4', '5'], validation.ratingRequired),
    z.transform((stars) => Number(stars)),
  ),
  title: requiredText(validation.reviewTitle),
  content: requiredText(validation.reviewContent, limits.longTextMaximum),
});

export type ReviewForm = z.output<typeof reviewFormSchema>;

/** Why an admin hides a review; its author reads it. */
export const hideReviewSchema = z.object({ reason: requiredText(validation.hiddenReason) });

/** The mentor's public answer to a review. */
export const answerReviewSchema = z.object({
  answer: requiredText(validation.reviewAnswer, limits.longTextMaximum),
});
