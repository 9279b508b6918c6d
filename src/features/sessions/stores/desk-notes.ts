import { saveNotes } from '#src/features/sessions/data/desk-notes.ts';
import { readNotes } from '#src/features/sessions/data/desk-papers.ts';
import { deskPapersNotices } from '#src/features/sessions/messages/desk-papers.ts';
import type { NotesForm, SessionNotes } from '#src/features/sessions/schemas/desk-papers.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import type { PapersLoader } from './papers-loader.ts';

/** How the notes of one booking are saved. */
export function notesOf(bookingId: string, { $state, change }: PapersLoader) {
  const show = (notes: SessionNotes | null) => {
    const { papers } = $state.get();
    if (papers) change({ papers: { ...papers, notes } });
  };

  const saving = createSubmit({
    send: async (typed: NotesForm) => {
      const seen = $state.get().papers?.notes ?? null;
      try {
        show(await saveNotes(bookingId, seen, typed));
      } catch (error) {
        // Also when only the answer was lost: the form sees that they are stored.
        await readNotes(bookingId).then(show, () => undefined);
        throw error;
      }
      return true;
    },
    succeeded: deskPapersNotices.notesSaved,
    failed: ({ reason }) =>
      reason === 'changed' ? deskPapersNotices.notesChanged : deskPapersNotices.notesFailed,
  });

  return { $isSavingNotes: saving.$busy, saveNotes: saving.submit };
}
