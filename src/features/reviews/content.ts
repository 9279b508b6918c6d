import * as z from 'zod/mini';
import { listOf, text } from '#src/shared/content/content-fields.ts';
import { readContent } from '#src/shared/content/read-content.ts';
import content from '../../../content/reviews.json' with { type: 'json' };

/** What the reviews page says about how its reviews are collected. */
export const { note: reviewNote } = readContent(
  'content/reviews.json',
  z.strictObject({ note: z.strictObject({ heading: text, points: listOf(text) }) }),
  content,
);
