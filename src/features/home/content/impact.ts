import * as z from 'zod/mini';
import { listOf, picture, sectionHead, text } from '#src/shared/content/content-fields.ts';
import { readContent } from '#src/shared/content/read-content.ts';
import content from '../../../../content/home/impact.json' with { type: 'json' };

const impactCounter = z.strictObject({
  target: z.int().check(z.nonnegative()),
  label: text,
  icon: picture,
  prefix: z.string(),
  suffix: z.string(),
  /** When it was counted, such as "March 2026", and how. Empty: not shown. */
  asOf: z.string(),
  howCounted: z.string(),
});

/** The impact section of the home page (docs/product.md 9, Impact metrics). */
export const impact = readContent(
  'content/home/impact.json',
  z.strictObject({ ...sectionHead, counters: listOf(impactCounter) }),
  content,
);
