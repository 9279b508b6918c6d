import * as z from 'zod/mini';
import content from '../../content/reviews.json' with { type: 'json' };
import { listOf, text } from './content-fields.ts';
import { readContent } from './read-content.ts';

/** What the reviews page says about how its reviews are collected. */
export const { note: reviewNote } = readContent(
  'content/reviews.json',
  z.strictObject({ note: z.strictObject({ heading: text, points: listOf(text) }) }),
  content,
);
