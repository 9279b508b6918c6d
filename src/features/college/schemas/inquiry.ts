import * as z from 'zod/mini';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { validation } from '#src/shared/messages/validation.ts';
import { newsletterBox } from '#src/shared/schemas/newsletter.ts';
import { emailSchema, optionalText, phoneNumber, requiredText } from '#src/shared/schemas/text.ts';

export const preferredModes = ['offline', 'online', 'hybrid'] as const;

const studentCount = z.pipe(
  z.string(validation.studentCount).check(z.trim(), z.regex(/^\d+$/, validation.studentCount)),
  z.pipe(
    z.transform(Number),
    z
      .int(validation.studentCount)
      .check(
        z.minimum(1, validation.studentCount),
        z.maximum(limits.studentCountMaximum, validation.studentCountTooLarge),
      ),
  ),
);

/** The college inquiry form (docs/product.md 3 and 5), as a form holds it: every value is a text. */
export const collegeInquirySchema = z.object({
  institutionname: requiredText(validation.institutionName),
  contactperson: requiredText(validation.contactPerson, limits.nameMaximum),
  email: emailSchema,
  phone: phoneNumber(validation.officePhone),
  preferredmode: z.enum(preferredModes, validation.preferredMode),
  studentcount: studentCount,
  /** YYYY-MM-DD, a day in India that is not over. */
  sessiondate: z.iso.date(validation.date).check(
    z.refine((date) => date >= todayInIndia(), validation.sessionDate),
    z.refine((date) => date <= limits.latestDate, validation.sessionDate),
  ),
  additionaldetails: optionalText(),
  ...newsletterBox,
});

export type CollegeInquiry = z.infer<typeof collegeInquirySchema>;
