import * as z from 'zod/mini';
import content from '../../content/schedule.json' with { type: 'json' };
import { listOf, text } from './content-fields.ts';
import { readContent } from './read-content.ts';

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
