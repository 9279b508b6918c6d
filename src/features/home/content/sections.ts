import * as z from 'zod/mini';
import { picture, sectionHead, text } from '#src/shared/content/content-fields.ts';
import { readContent } from '#src/shared/content/read-content.ts';
import content from '../../../../content/home/sections.json' with { type: 'json' };

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
