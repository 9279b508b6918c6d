import * as z from 'zod/mini';
import {
  type DeskPapers,
  deskResumesSchema,
  type DeskStep,
  deskStepsSchema,
  notesColumns,
  sessionNotesSchema,
  type SessionNotes,
  stepColumns,
} from '#src/features/sessions/schemas/desk-papers.ts';
import { accessToken, supabase } from '#src/shared/data/client.ts';
import { fetchInTime } from '#src/shared/data/fetch-in-time.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { DataError, unwrap } from '#src/shared/data/unwrap.ts';

// What belongs to a session beyond its time; the database refuses everybody but admins.

const maybeNotes = z.nullable(sessionNotesSchema);
const maybeQuestions = z.nullable(z.object({ questions: z.array(z.string()) }));

export async function readPapers(bookingId: string): Promise<DeskPapers> {
  const client = await supabase();
  const [questions, resumes, notes, steps] = await Promise.all([
    client.from('session_questions').select('questions').eq('booking_id', bookingId).maybeSingle(),
    client
      .from('session_resumes')
      .select('id, name, size, created_at')
      .eq('booking_id', bookingId)
      .order('created_at'),
    readNotes(bookingId),
    listSteps(bookingId),
  ]);
  return {
    questions: parseAnswer(maybeQuestions, unwrap(questions) ?? null)?.questions ?? [],
    resumes: parseAnswer(deskResumesSchema, unwrap(resumes)),
    notes,
    steps,
  };
}

/** Null: nothing was noted yet. */
export async function readNotes(bookingId: string): Promise<SessionNotes | null> {
  const client = await supabase();
  const answer = await client
    .from('session_notes')
    .select(notesColumns)
    .eq('booking_id', bookingId)
    .maybeSingle();
  return parseAnswer(maybeNotes, unwrap(answer) ?? null);
}

export async function listSteps(bookingId: string): Promise<DeskStep[]> {
  const client = await supabase();
  const answer = await client
    .from('session_steps')
    .select(stepColumns)
    .eq('booking_id', bookingId)
    .order('position');
  return parseAnswer(deskStepsSchema, unwrap(answer));
}

/** The file of a resume, for an admin. Throws a DataError: `notFound` when it was removed. */
export async function downloadResume(id: string): Promise<Blob> {
  const token = await accessToken();
  let answer: Response;
  try {
    answer = await fetchInTime(
      `/.netlify/functions/session-resume?${new URLSearchParams({ id })}`,
      {
        headers: { Authorization: `Bearer ${token}` },
      },
    );
    if (answer.ok) return await answer.blob();
  } catch {
    throw new DataError('unavailable', '');
  }
  throw new DataError(answer.status === 404 ? 'notFound' : 'unavailable', '');
}
