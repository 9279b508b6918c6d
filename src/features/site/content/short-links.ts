import * as z from 'zod/mini';
import { sitePath, text, webAddress } from '#src/shared/content/content-fields.ts';
import { readContent } from '#src/shared/content/read-content.ts';
import content from '../../../../content/short-links.json' with { type: 'json' };

const key = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may hold only small letters, digits and hyphens'));

const shortLink = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('internal'), target: sitePath, label: text }),
    z.strictObject({ kind: z.literal('external'), target: webAddress, label: text }),
  ],
  'must be one of: internal, external',
);

export type ShortLink = z.infer<typeof shortLink>;

/** The table of /redirect/{key} (docs/product.md 2.7). No other key leaves the site. */
export const shortLinks = readContent(
  'content/short-links.json',
  z.record(key, shortLink),
  content,
);
