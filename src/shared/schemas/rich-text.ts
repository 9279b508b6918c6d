import * as z from 'zod/mini';
import {
  alignments,
  headings,
  highlights,
  lists,
  textColours,
} from '#src/shared/lib/rich-text/formats.ts';

/** A line as a build has stored it. */
export const lineSchema = z.object({
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
