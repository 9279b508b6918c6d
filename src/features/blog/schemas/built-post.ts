import * as z from 'zod/mini';
import { lineSchema } from '#src/shared/schemas/rich-text.ts';
import type { Pictured } from '#src/shared/schemas/taken-picture.ts';
import { postSummarySchema } from './post.ts';

/** An article as the pages of a build show it. */
export const builtPostSchema = z.extend(postSummarySchema, {
  /** The text as the sanitiser reads it. */
  lines: z.array(lineSchema),
  /** The measures of the cover's widest file in pixels. */
  cover: z.optional(z.object({ width: z.int(), height: z.int() })),
});

export type BuiltPost = Pictured<z.infer<typeof builtPostSchema>>;
