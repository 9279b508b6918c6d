import {
  notesColumns,
  type NotesForm,
  type SessionNotes,
  sessionNotesSchema,
} from '#src/features/sessions/schemas/desk-papers.ts';
import { supabase } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { DataError, unwrap } from '#src/shared/data/unwrap.ts';
import { changedParts, mergeChanges } from '#src/shared/lib/merge-changes.ts';
import { readNotes } from './desk-papers.ts';

const textsOf = (notes: SessionNotes | null): NotesForm => ({
  private_note: notes?.private_note ?? null,
  shared_note: notes?.shared_note ?? null,
});

/**
 * Saves the notes that were changed, from how they were `seen`; the other one stays as it is by now. Throws `changed`
 * when the same one was changed elsewhere.
 */
export async function saveNotes(
  bookingId: string,
  seen: SessionNotes | null,
  typed: NotesForm,
): Promise<SessionNotes | null> {
  const before = textsOf(seen);
  const names = changedParts(before, typed) as (keyof NotesForm)[];
  if (names.length === 0) return seen;
  const changes = Object.fromEntries(names.map((name) => [name, typed[name]]));
  const saved = await write(bookingId, seen, changes);
  if (saved) return saved;
  const stored = await readNotes(bookingId);
  const { conflicts } = mergeChanges(before, typed, textsOf(stored));
  const savedNow = conflicts.length === 0 && (await write(bookingId, stored, changes));
  if (!savedNow) throw new DataError('changed', '');
  return savedNow;
}

/** Undefined when they are not as they were seen any more. */
async function write(
  bookingId: string,
  seen: SessionNotes | null,
  changes: Partial<NotesForm>,
): Promise<SessionNotes | undefined> {
  const client = await supabase();
  const table = client.from('session_notes');
  const answer =
    seen === null
      ? await table
          .upsert(
            { booking_id: bookingId, ...changes },
            { onConflict: 'booking_id', ignoreDuplicates: true },
          )
          .select(notesColumns)
      : await table
          .update(changes)
          .eq('booking_id', bookingId)
          .eq('updated_at', seen.updated_at)
          .select(notesColumns);
  const [saved] = unwrap(answer);
  return saved && parseAnswer(sessionNotesSchema, saved);
}
