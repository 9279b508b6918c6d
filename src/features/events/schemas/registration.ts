import * as z from 'zod/mini';
import { guardianFields, guardianHasAgreed } from '#src/features/legal/schemas/guardian.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { validation } from '#src/shared/messages/validation.ts';
import { newsletterBox } from '#src/shared/schemas/newsletter.ts';
import { emailPattern, phoneNumber, requiredText } from '#src/shared/schemas/text.ts';

/** The registration form of an event (docs/product.md 5, Event registration). */
export const registrationSchema = z
  .object({
    user_name: requiredText(validation.registrationName, limits.nameMaximum),
    user_email: z
      .string(validation.registrationEmail)
      .check(
        z.trim(),
        z.maxLength(limits.emailMaximum, validation.registrationEmail),
        z.regex(emailPattern, validation.registrationEmail),
      ),
    college_name: requiredText(validation.registrationCollege),
    phone_number: phoneNumber(validation.registrationPhone),
    ...guardianFields,
    ...newsletterBox,
  })
  .check(guardianHasAgreed);

export type Registration = z.infer<typeof registrationSchema>;
