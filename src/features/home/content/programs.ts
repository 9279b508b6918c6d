import * as z from 'zod/mini';
import {
  offerName,
  picture,
  sectionHead,
  sitePath,
  text,
} from '#src/shared/content/content-fields.ts';
import { readContent } from '#src/shared/content/read-content.ts';
import content from '../../../../content/home/programs.json' with { type: 'json' };

const programCard = z
  .strictObject({
    id: z.enum(['individual', 'institute', 'tpo', 'entrepreneurship']),
    title: text,
    description: text,
    image: picture,
    button: text,
    /** Where the button leads; none while the program is coming soon. */
    action: z.optional(sitePath),
    comingSoon: z.optional(z.boolean()),
    badge: z.optional(text),
    /** Whose price the card shows: an offer, or the TPO program. */
    priceOf: z.optional(z.enum([...offerName.options, 'tpo_program'])),
    /** Whether it leads to several offers, of which that is the lowest price. */
    isFrom: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      (card) => card.comingSoon === true || card.action !== undefined,
      'needs an "action", or "comingSoon": true',
    ),
  );

export type ProgramCard = z.infer<typeof programCard>;

/** The mentorship section of the home page. */
export const programs = readContent(
  'content/home/programs.json',
  z.strictObject({ ...sectionHead, cards: z.array(programCard).check(z.minLength(1)) }),
  content,
);
