import * as z from 'zod/mini';
import { listOf, offerName, picture, text } from '#src/shared/content/content-fields.ts';
import { readContent } from '#src/shared/content/read-content.ts';
import content from '../../../../content/home/hero.json' with { type: 'json' };

/** The top of the home page. Its tagline is the site's own. */
export const hero = readContent(
  'content/home/hero.json',
  z.strictObject({
    headline: text,
    line: text,
    /** What the mentor is, beside the name. */
    role: text,
    /** Drawn until there is a photo of the same name beside the drawing. */
    portrait: picture,
    /** What one can buy at once. */
    offers: z.strictObject({ heading: text, list: listOf(offerName) }),
    /** Both lead to the mentorship section. */
    buttons: z.tuple([text, text]),
    image: picture,
    imageAlt: text,
  }),
  content,
);
