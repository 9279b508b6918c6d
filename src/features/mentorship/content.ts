import * as z from 'zod/mini';
import { listOf, offerName, picture, sitePath, text } from '#src/shared/content/content-fields.ts';
import { nameMethods } from '#src/shared/content/payment.ts';
import { readContent } from '#src/shared/content/read-content.ts';
import content from '../../../content/mentorship-options.json' with { type: 'json' };

const mentorshipOption = z.strictObject({
  offer: offerName,
  image: picture,
  points: listOf(text),
  button: text,
  /** The course page; a live session has none, because it opens the booking form. */
  coursePage: z.optional(sitePath),
});

/** The page /mentorship/individual. Names, summaries and prices are in content/offers.json. */
export const mentorshipOptions = readContent(
  'content/mentorship-options.json',
  z.strictObject({
    options: listOf(mentorshipOption),
    booking: z.strictObject({
      heading: text,
      lede: text,
      /** What a career goal is called; the keys are the form's values (docs/product.md 3). */
      goals: z.strictObject({ placement: text, skills: text, career: text, interview: text }),
      goalHint: text,
      /** Whether what is mailed comes by WhatsApp too, where the mentor sends that. */
      phoneMessages: z.strictObject({ label: text, hint: text }),
      submit: text,
      /** What comes after the form; how the session gets its time follows from content/after-payment.json. */
      afterwards: listOf(text.check(z.overwrite(nameMethods))),
    }),
  }),
  content,
);
