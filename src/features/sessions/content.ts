import * as z from 'zod/mini';
import { listOf, text } from '#src/shared/content/content-fields.ts';
import { readContent } from '#src/shared/content/read-content.ts';
import content from '../../../content/schedule.json' with { type: 'json' };

/** The words around the appointment scheduler, whose address is in content/site.json. */
export const schedule = readContent(
  'content/schedule.json',
  z.strictObject({
    frameTitle: text,
    open: text,
    openNote: text,
    newTab: text,
    notConfigured: z.strictObject({ title: text, text }),
    failed: text,
    tips: z.strictObject({ heading: text, items: listOf(text) }),
  }),
  content,
);
