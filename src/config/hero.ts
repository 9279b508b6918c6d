import * as z from 'zod/mini';
import content from '../../content/home/hero.json' with { type: 'json' };
import { picture, text } from './content-fields.ts';
import { readContent } from './read-content.ts';

/** The top of the home page. Its tagline is the site's own. */
export const hero = readContent(
  'content/home/hero.json',
  z.strictObject({
    headline: text,
    line: text,
    /** Both lead to the mentorship section. */
    buttons: z.tuple([text, text]),
    image: picture,
    imageAlt: text,
  }),
  content,
);
