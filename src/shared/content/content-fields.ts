import * as z from 'zod/mini';
import { isUrl } from '#src/shared/lib/is-url.ts';

// The kinds of field that content files are made of. Objects are strict: a misspelt name is refused, not ignored.

export const text = z.string().check(z.regex(/\S/u, 'must not be empty'));

/** A list with at least one item. */
export const listOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.array(item).check(z.minLength(1));

/** A file of content/images without its ending, so that a photograph can take the place of a drawing. */
export const picture = z
  .string()
  .check(
    z.regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'must name a file of content/images without its ending, like "hero"',
    ),
  );

export const sitePath = z
  .string()
  .check(z.regex(/^\/(?![/\\])\S*$/, 'must be an address on this site, like "/blog"'));

export const webAddress = z
  .string()
  .check(
    z.refine(
      (address) => /^https:\/\/\S+$/.test(address) && isUrl(address),
      'must be an address that begins with https://',
    ),
  );

/** What the offers in content/offers.json are called in other content files. */
export const offerName = z.enum([
  'resume_preparation',
  'interview_preparation',
  'resume_interview_course',
  'end_to_end_course',
]);

export const point = z.strictObject({ title: text, text });

/** One fold of an accordion. */
export const courseModule = z.strictObject({ title: text, summary: text, topics: listOf(text) });

export const question = z.strictObject({ question: text, answer: text });

/** The words above a part of a page: a small line, the heading, and a sentence below it. */
export const sectionHead = { eyebrow: text, heading: text, lede: text };
