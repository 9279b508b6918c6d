import * as z from 'zod/mini';
import { listOf, text } from '#src/shared/content/content-fields.ts';
import { readContent } from '#src/shared/content/read-content.ts';
import content from '../../../content/schedule.json' with { type: 'json' };

/** The words of the page on which people choose the time of their session. */
export const schedule = readContent(
  'content/schedule.json',
  z.strictObject({
    frameTitle: text,
    open: text,
    openNote: text,
    newTab: text,
    failed: text,
    /** Where content/site.json names no scheduler, and people choose their time here. */
    withoutOrder: z.strictObject({ title: text, text, button: text }),
    withoutScript: text,
    tips: z.strictObject({ heading: text, items: listOf(text) }),
    /** What belongs to a session beyond its time. */
    papers: z.strictObject({
      before: z.strictObject({
        heading: text,
        resume: z.strictObject({ title: text, hint: text }),
        questions: z.strictObject({ title: text, hint: text }),
        place: z.strictObject({ title: text, text }),
      }),
      after: z.strictObject({ heading: text, empty: text, stepsHeading: text, resumes: text }),
    }),
  }),
  content,
);
