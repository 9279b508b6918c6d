import { createPageDrafts } from '#src/shared/stores/page-drafts.ts';

const drafts = createPageDrafts();

/** Something is typed beside a session and is not saved, also where its row is not shown now. */
export const $hasDeskDrafts = drafts.$hasAny;

/** What is typed beside a session and is not saved. */
export const draftsOf = (bookingId: string) => ({
  hasDrafts: () => drafts.has(bookingId),
  draftAt: <Draft>(form: string) => drafts.at<Draft>(`${bookingId} ${form}`),
});
