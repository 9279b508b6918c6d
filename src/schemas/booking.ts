import * as z from 'zod/mini';
import { limits } from '#src/config/limits.ts';
import { validation } from '#src/messages/validation.ts';
import { emailSchema, phoneSchema, requiredText } from './text.ts';

export const careerGoals = ['placement', 'skills', 'career', 'interview'] as const;

/** The booking form of a live session (SPEC section 3). */
export const bookingSchema = z.object({
  fullname: requiredText(validation.fullName, limits.nameMaximum),
  collegeName: requiredText(validation.collegeName),
  email: emailSchema,
  phone: phoneSchema,
  goal: z.enum(careerGoals, validation.goal),
});

export type Booking = z.infer<typeof bookingSchema>;
