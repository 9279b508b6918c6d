import {
  notesColumns,
  type NotesForm,
  type SessionNotes,
  sessionNotesSchema,
} from '#src/features/sessions/schemas/desk-papers.ts';
import { supabase } from '#src/shared/data/client.ts';
import { holds } from '#src/shared/data/holds.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { DataError, unwrap } from '#src/shared/data/unwrap.ts';
import { readNotes } from './desk-papers.ts';

/** Saves the notes, from how they were `seen`. Throws `changed` when someone else saved some meanwhile. */
export async function saveNotes(
  bookingId: string,
  seen: SessionNotes | null,
  notes: NotesForm,
): Promise<SessionNotes> {
  const client = await supabase();
  const table = client.from('session_notes');
  const answer =
    seen === null
      ? await table
          .upsert(
            { booking_id: bookingId, ...notes },
            { onConflict: 'booking_id', ignoreDuplicates: true },
          )
          .select(notesColumns)
      : await table
          .update(notes)
          .eq('booking_id', bookingId)
          .eq('updated_at', seen.updated_at)
          .select(notesColumns);
  const [saved] = unwrap(answer);
  if (saved) return parseAnswer(sessionNotesSchema, saved);
  // Someone else was first, unless the notes are the same: then an earlier answer was lost.
  const current = await readNotes(bookingId);
  if (current === null || !holds(current, notes)) throw new DataError('changed', '');
  return current;
}
