import * as z from 'zod/mini';

/** A form as far as it is filled in, over what was seen as it was, as it is kept (use-merged-draft.ts). */
export const mergedDraftSchema = <Draft extends z.core.$ZodType>(draft: Draft) =>
  z.object({
    seen: z.record(z.string(), z.unknown()),
    draft,
    conflicts: z.array(z.string()),
  });

/** That of one line of text. */
export const lineDraftSchema = mergedDraftSchema(z.object({ line: z.string() }));
