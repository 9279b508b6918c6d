import { downloadResume, readPapers } from '#src/features/sessions/data/desk-papers.ts';
import { deskPapersNotices } from '#src/features/sessions/messages/desk-papers.ts';
import type { Resume } from '#src/features/sessions/schemas/papers.ts';
import { saveFile } from '#src/shared/browser/save-file.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { draftsOf } from './desk-drafts.ts';
import { notesOf } from './desk-notes.ts';
import { stepsOf } from './desk-steps.ts';
import { createPapersLoader } from './papers-loader.ts';

function openPapers(bookingId: string) {
  const loader = createPapersLoader();

  const load = () => loader.refresh(async () => ({ papers: await readPapers(bookingId) }));

  return {
    $papers: loader.$state,
    load,
    ...notesOf(bookingId, loader),
    ...stepsOf(bookingId, loader),
    ...draftsOf(bookingId),
  };
}

export type SessionDeskPapers = ReturnType<typeof openPapers>;

const opened = new Map<string, SessionDeskPapers>();

/** The notes and papers of a booking: each has its own, as several can be open. */
export function papersOf(bookingId: string): SessionDeskPapers {
  const papers = opened.get(bookingId) ?? openPapers(bookingId);
  opened.set(bookingId, papers);
  return papers;
}

const opening = createSubmit({
  send: async ({ id, name }: Resume) => saveFile(name, 'application/pdf', await downloadResume(id)),
  failed: ({ reason }) =>
    reason === 'notFound' ? deskPapersNotices.resumeGone : deskPapersNotices.resumeFailed,
});

export const $isOpeningResume = opening.$busy;
/** Hands the file to the browser, to save or open. */
export const openResume = opening.submit;
