import * as z from 'zod/mini';
import { guardianFields, guardianHasAgreed } from '#src/features/legal/schemas/guardian.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { validation } from '#src/shared/messages/validation.ts';
import { emailSchema, phoneNumber, requiredText } from '#src/shared/schemas/text.ts';

export const careerGoals = ['placement', 'skills', 'career', 'interview'] as const;

/** The booking form of a live session (docs/product.md 3). */
export const bookingSchema = z
  .object({
    fullname: requiredText(validation.fullName, limits.nameMaximum),
    collegeName: requiredText(validation.collegeName),
    email: emailSchema,
    phone: phoneNumber(),
    goal: z.enum(careerGoals, validation.goal),
    ...guardianFields,
  })
  .check(guardianHasAgreed);

export type Booking = z.infer<typeof bookingSchema>;
