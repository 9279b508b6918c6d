import type * as z from 'zod/mini';
import { scheduleDraftSchema } from '#src/features/sessions/schemas/schedule-draft.ts';
import { createPageDrafts } from '#src/shared/stores/page-drafts.ts';

const drafts = createPageDrafts('sessions');

/** Something of the desk is typed and is not saved, also where the row of its session is not shown now. */
export const $hasDeskDrafts = drafts.$hasAny;

/** Open hours, days off and rules as they are typed. */
export const scheduleDraft = () => drafts.at('schedule', scheduleDraftSchema);

/** What is typed beside a session and is not saved. */
export const draftsOf = (bookingId: string) => ({
  hasDrafts: () => drafts.names().some((name) => name.startsWith(bookingId)),
  draftAt: <Schema extends z.core.$ZodType>(form: string, schema: Schema) =>
    drafts.at(`${bookingId} ${form}`, schema),
});
