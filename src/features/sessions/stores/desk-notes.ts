import { saveNotes } from '#src/features/sessions/data/desk-notes.ts';
import { readNotes } from '#src/features/sessions/data/desk-papers.ts';
import { deskPapersNotices } from '#src/features/sessions/messages/desk-papers.ts';
import type { NotesForm, SessionNotes } from '#src/features/sessions/schemas/desk-papers.ts';
import { holds } from '#src/shared/data/holds.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import type { PapersLoader } from './papers-loader.ts';

/** How the notes of one booking are saved. */
export function notesOf(bookingId: string, { $state, change }: PapersLoader) {
  const show = (notes: SessionNotes | null, isTheirs: boolean) => {
    const { papers } = $state.get();
    if (papers) change({ papers: { ...papers, notes }, isTheirs });
  };

  const saving = createSubmit({
    send: async (typed: NotesForm) => {
      const seen = $state.get().papers?.notes ?? null;
      try {
        show(await saveNotes(bookingId, seen, typed), false);
      } catch (error) {
        await showTheirs(seen, typed);
        throw error;
      }
      return true;
    },
    succeeded: deskPapersNotices.notesSaved,
    failed: ({ reason }) =>
      reason === 'changed' ? deskPapersNotices.notesChanged : deskPapersNotices.notesFailed,
  });

  async function showTheirs(seen: SessionNotes | null, typed: NotesForm): Promise<void> {
    const theirs = await readNotes(bookingId).catch(() => undefined);
    // Ours were stored, and only the answer was lost: sending them again changes nothing.
    if (theirs === undefined || (theirs && holds(theirs, typed))) return;
    if (theirs?.updated_at !== seen?.updated_at) show(theirs, true);
  }

  return { $isSavingNotes: saving.$busy, saveNotes: saving.submit };
}
