import * as z from 'zod/mini';
import type { Inquiry } from '#src/features/admin/schemas/inquiry.ts';
import { createPageDrafts } from '#src/shared/stores/page-drafts.ts';

const draftSchema = z.object({
  /** As the form holds them. */
  fields: z.record(z.string(), z.string()),
  /** Of the note that was there when somebody began to type. */
  noted_at: z.nullable(z.string()),
});

const drafts = createPageDrafts('inquiries');

/** What was typed as a note on an inquiry and not saved. */
export const noteDraftOf = ({ id }: Inquiry) => drafts.at(id, draftSchema);
