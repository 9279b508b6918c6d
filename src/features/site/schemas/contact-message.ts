import * as z from 'zod/mini';
import { limits } from '#src/shared/lib/limits.ts';
import { bareNumber, isMobileNumber } from '#src/shared/lib/phone.ts';
import { validation } from '#src/shared/messages/validation.ts';
import { newsletterBox } from '#src/shared/schemas/newsletter.ts';
import { emailPattern, optionalText, requiredText } from '#src/shared/schemas/text.ts';

const isEmail = (text: string) => emailPattern.test(text) && text.length <= limits.emailMaximum;

/** Where the answer goes: one field for both, because people know one of them by heart. */
const reachSchema = z.pipe(
  requiredText(validation.emailOrPhone, limits.emailMaximum).check(
    z.refine((text) => isEmail(text) || isMobileNumber(bareNumber(text)), validation.emailOrPhone),
  ),
  z.transform((text) => (isEmail(text) ? { email: text } : { phone: bareNumber(text) })),
);

/** The form of the contact page. */
export const contactMessageSchema = z
  .object({
    fullname: requiredText(validation.fullName, limits.nameMaximum),
    reach: reachSchema,
    message: requiredText(validation.contactMessage, limits.longTextMaximum),
    /** What it is about, where the link that led here knew. */
    subject: optionalText(limits.shortTextMaximum),
    ...newsletterBox,
  })
  .check(
    z.refine(({ newsletter_notice, reach }) => !newsletter_notice || 'email' in reach, {
      path: ['reach'],
      error: validation.newsletterEmail,
    }),
  );

export type ContactMessage = z.infer<typeof contactMessageSchema>;
