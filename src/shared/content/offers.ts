import * as z from 'zod/mini';
import content from '../../../content/offers.json' with { type: 'json' };

const offerSchema = z.object({
  name: z.string().check(z.minLength(1)),
  summary: z.string().check(z.minLength(1)),
  priceInRupees: z.int().check(z.positive()),
  minutes: z.optional(z.int().check(z.positive())),
});

const offers = z
  .object({
    mentorshipTypes: z.object({
      resume_preparation: offerSchema,
      interview_preparation: offerSchema,
      resume_interview_course: offerSchema,
      end_to_end_course: offerSchema,
    }),
    genericSession: offerSchema,
    tpoProgram: z.object({ name: z.string(), priceInRupees: z.int().check(z.positive()) }),
  })
  .parse(content);

export type Offer = z.infer<typeof offerSchema>;
export type MentorshipType = keyof typeof offers.mentorshipTypes;

export const mentorshipTypes = Object.keys(offers.mentorshipTypes) as MentorshipType[];
export const tpoProgram = offers.tpoProgram;

/** The offer of a type; anything not in the list is a generic mentorship session (docs/product.md 3). */
export function offerOf(mentorshipType: string): Offer {
  return Object.hasOwn(offers.mentorshipTypes, mentorshipType)
    ? offers.mentorshipTypes[mentorshipType as MentorshipType]
    : offers.genericSession;
}
