import * as z from 'zod/mini';
import {
  alignments,
  headings,
  highlights,
  lists,
  textColours,
} from '#src/features/blog/lib/formats.ts';
import type { Pictured } from '#src/shared/schemas/taken-picture.ts';
import { postSummarySchema } from './post.ts';

const lineSchema = z.object({
  kind: z.enum(['text', ...headings, ...lists]),
  alignment: z.exactOptional(z.enum(alignments)),
  runs: z.array(
    z.object({
      text: z.string(),
      bold: z.exactOptional(z.boolean()),
      italic: z.exactOptional(z.boolean()),
      underline: z.exactOptional(z.boolean()),
      colour: z.exactOptional(z.enum(textColours)),
      highlight: z.exactOptional(z.enum(highlights)),
    }),
  ),
});

/** An article as the pages of a build show it. */
export const builtPostSchema = z.extend(postSummarySchema, {
  /** The text as the sanitiser reads it. */
  lines: z.array(lineSchema),
  /** The measures of the cover's widest file in pixels. */
  cover: z.optional(z.object({ width: z.int(), height: z.int() })),
});

export type BuiltPost = Pictured<z.infer<typeof builtPostSchema>>;
