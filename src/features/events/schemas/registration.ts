import * as z from 'zod/mini';
import { limits } from '#src/shared/lib/limits.ts';
import { validation } from '#src/shared/messages/validation.ts';
import { emailPattern, requiredText } from '#src/shared/schemas/text.ts';

/** Digits, with the marks that people write between them: the same rule as private.is_phone in the database. */
const phonePattern = /^[0-9+(][0-9 ().+/-]*$/;

/** The registration form of an event (docs/product.md 5, Event registration). */
export const registrationSchema = z.object({
  user_name: requiredText(validation.registrationName, limits.nameMaximum),
  user_email: z
    .string(validation.registrationEmail)
    .check(
      z.trim(),
      z.maxLength(limits.emailMaximum, validation.registrationEmail),
      z.regex(emailPattern, validation.registrationEmail),
    ),
  college_name: requiredText(validation.registrationCollege),
  phone_number: z
    .string(validation.registrationPhone)
    .check(
      z.trim(),
      z.minLength(limits.eventPhoneMinimum, validation.registrationPhone),
      z.maxLength(limits.eventPhoneMaximum, validation.registrationPhone),
      z.regex(phonePattern, validation.registrationPhone),
    ),
});

export type Registration = z.infer<typeof registrationSchema>;
