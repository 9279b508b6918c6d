import * as z from 'zod/mini';
import { text } from './content-fields.ts';

const price = z.int().check(z.positive());

const offer = z.strictObject({
  name: text,
  summary: text,
  priceInRupees: price,
  /** How long a live session is; a course has none. */
  minutes: z.optional(z.int().check(z.positive())),
});

/** content/offers.json */
export const offersSchema = z.strictObject({
  mentorshipTypes: z.strictObject({
    resume_preparation: offer,
    interview_preparation: offer,
    resume_interview_course: offer,
    end_to_end_course: offer,
  }),
  genericSession: offer,
  tpoProgram: z.strictObject({ name: text, priceInRupees: price }),
});

export type Offer = z.infer<typeof offer>;
export type Offers = z.infer<typeof offersSchema>;
