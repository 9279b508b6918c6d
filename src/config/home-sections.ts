import * as z from 'zod/mini';
import content from '../../content/home/sections.json' with { type: 'json' };
import { picture, sectionHead, text } from './content-fields.ts';
import { readContent } from './read-content.ts';

/** The words around the parts of the home page whose rows come from the database, and the call to the community. */
export const homeSections = readContent(
  'content/home/sections.json',
  z.strictObject({
    events: z.strictObject(sectionHead),
    reviews: z.strictObject(sectionHead),
    community: z.strictObject({ ...sectionHead, button: text, image: picture }),
  }),
  content,
);
