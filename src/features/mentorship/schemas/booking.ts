import * as z from 'zod/mini';
import { limits } from '#src/shared/lib/limits.ts';
import { validation } from '#src/shared/messages/validation.ts';
import { emailSchema, phoneSchema, requiredText } from '#src/shared/schemas/text.ts';

export const careerGoals = ['placement', 'skills', 'career', 'interview'] as const;

/** The booking form of a live session (docs/product.md 3). */
export const bookingSchema = z.object({
  fullname: requiredText(validation.fullName, limits.nameMaximum),
  collegeName: requiredText(validation.collegeName),
  email: emailSchema,
  phone: phoneSchema,
  goal: z.enum(careerGoals, validation.goal),
});

export type Booking = z.infer<typeof bookingSchema>;
