import type { SessionPapers } from '#src/features/sessions/schemas/papers.ts';
import { database, unwrap, unwrapOptional } from '../site/database.ts';

// What belongs to a session beyond its time, and what its buyer writes. Everything here throws DatabaseError.

const noNotes = { shared_note: null, steps: [] };

/** Notes and steps of the mentor are shown once the session has begun. */
export async function readPapers(
  bookingId: string,
  { withNotes }: { withNotes: boolean },
): Promise<SessionPapers> {
  const [asked, resumes, notes] = await Promise.all([
    database()
      .from('session_questions')
      .select('questions')
      .eq('booking_id', bookingId)
      .maybeSingle(),
    database()
      .from('session_resumes')
      .select('id, name, size, created_at')
      .eq('booking_id', bookingId)
      .order('created_at'),
    withNotes ? readNotes(bookingId) : noNotes,
  ]);
  return {
    questions: unwrapOptional(asked)?.questions ?? [],
    resumes: unwrap(resumes).map(({ size, ...resume }) => ({ ...resume, size: size ?? 0 })),
    ...notes,
  };
}

async function readNotes(bookingId: string) {
  const [note, steps] = await Promise.all([
    database()
      .from('session_notes')
      .select('shared_note')
      .eq('booking_id', bookingId)
      .maybeSingle(),
    database()
      .from('session_steps')
      .select('id, step, done_at')
      .eq('booking_id', bookingId)
      .order('position'),
  ]);
  return {
    shared_note: unwrapOptional(note)?.shared_note ?? null,
    steps: unwrap(steps).map(({ id, step, done_at }) => ({ id, step, done: done_at !== null })),
  };
}

/** Puts the questions in the place of those from before; none deletes them. */
export async function saveQuestions(bookingId: string, questions: string[]): Promise<void> {
  const table = database().from('session_questions');
  unwrapOptional(
    questions.length === 0
      ? await table.delete().eq('booking_id', bookingId)
      : await table.upsert({ booking_id: bookingId, questions }),
  );
}

/** Ticks a step of this booking, or takes the tick away. A step that was ticked before keeps its moment. */
export async function tickStep(bookingId: string, id: string, done: boolean): Promise<void> {
  const change = database()
    .from('session_steps')
    .update({ done_at: done ? new Date().toISOString() : null })
    .eq('booking_id', bookingId)
    .eq('id', id);
  unwrapOptional(await (done ? change.is('done_at', null) : change));
}
