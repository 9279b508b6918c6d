import * as z from 'zod/mini';
import { createNamedDrafts } from '#src/shared/stores/named-drafts.ts';

/**
 * What was typed as a note and not saved, in this tab, by the id of its inquiry: a phone that is short of memory closes
 * the tab without a question. It outlives a logout, as the texts of the editors do (docs/decisions/logout.md).
 */
export const noteDrafts = createNamedDrafts(
  'mentor.inquiry-notes',
  z.object({
    /** As the form holds them. */
    fields: z.record(z.string(), z.string()),
    /** Of the note that was there when somebody began to type. */
    noted_at: z.nullable(z.string()),
  }),
);
