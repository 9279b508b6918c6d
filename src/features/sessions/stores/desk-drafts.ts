import type * as z from 'zod/mini';
import { createPageDrafts } from '#src/shared/stores/page-drafts.ts';

const drafts = createPageDrafts('sessions');

/** Something is typed beside a session and is not saved, also where its row is not shown now. */
export const $hasDeskDrafts = drafts.$hasAny;

/** What is typed beside a session and is not saved. */
export const draftsOf = (bookingId: string) => ({
  hasDrafts: () => drafts.names().some((name) => name.startsWith(bookingId)),
  draftAt: <Schema extends z.core.$ZodType>(form: string, schema: Schema) =>
    drafts.at(`${bookingId} ${form}`, schema),
});
