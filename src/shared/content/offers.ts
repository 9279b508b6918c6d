import content from '../../../content/offers.json' with { type: 'json' };
import type { Offer, Offers } from './offers-schema.ts';

// Browsers load this file without its schema: the build has checked it (src/build/content/browser-files.ts).
const offers: Offers = content;

export type MentorshipType = keyof Offers['mentorshipTypes'];

export const mentorshipTypes = Object.keys(offers.mentorshipTypes) as MentorshipType[];
export const tpoProgram = offers.tpoProgram;

/** The offer of a type; anything not in the list is a generic mentorship session (docs/product.md 3). */
export function offerOf(mentorshipType: string): Offer {
  return Object.hasOwn(offers.mentorshipTypes, mentorshipType)
    ? offers.mentorshipTypes[mentorshipType as MentorshipType]
    : offers.genericSession;
}
