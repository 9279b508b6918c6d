import {
  type LessonWork,
  lessonWorkSchema,
  type OwnNote,
  ownNoteSchema,
  type QuizResult,
  quizResultSchema,
} from '#src/features/courses/schemas/lesson-work.ts';
import { supabase } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { DataError, unwrap, unwrapOnce } from '#src/shared/data/unwrap.ts';

/** What the reader has done in a lesson so far. */
export async function readWork(lessonId: string): Promise<LessonWork> {
  const client = await supabase();
  return parseAnswer(
    lessonWorkSchema,
    unwrap<unknown>(await client.rpc('lesson_work', { lesson_id: lessonId })),
  );
}

/** Chosen options by the id of their question, counted from 0. */
export type Answers = Record<string, number[]>;

/** Marks an attempt. Throws `tooMany` when there were five today. */
export async function answerQuiz(lessonId: string, answers: Answers): Promise<QuizResult> {
  const client = await supabase();
  const answer = await client.rpc('answer_quiz', { lesson_id: lessonId, answers });
  return parseAnswer(quizResultSchema, unwrap<unknown>(answer));
}

/** Stores what is asked once, also when the answer to the first try was lost: the id is made here. */
export async function askMentor(id: string, lessonId: string, question: string): Promise<void> {
  const client = await supabase();
  unwrapOnce(await client.from('lesson_questions').insert({ id, lesson_id: lessonId, question }));
}

export interface TaskWork {
  answer: string | null;
  file: { name: string; type: string; base64: string } | null;
}

/** Hands a task in, once for this id. */
export async function handIn(id: string, lessonId: string, work: TaskWork): Promise<void> {
  const client = await supabase();
  const { answer, file } = work;
  const row = {
    id,
    lesson_id: lessonId,
    answer,
    file_name: file?.name ?? null,
    file_type: file?.type ?? null,
    file_base64: file?.base64 ?? null,
  };
  unwrapOnce(await client.from('task_submissions').insert(row));
}

const noteColumns = 'note, updated_at';

/** Saves a note, from how it was `seen`; an empty one is deleted. Throws `changed` when another device saved one meanwhile. */
export async function saveNote(
  lessonId: string,
  seen: OwnNote | null,
  note: string,
): Promise<OwnNote | null> {
  const table = (await supabase()).from('lesson_notes');
  const own = { lesson_id: lessonId };
  if (seen === null) {
    if (note === '') return null;
    const stored = await table
      .upsert({ ...own, note }, { onConflict: 'user_id,lesson_id', ignoreDuplicates: true })
      .select(noteColumns);
    return savedNote(lessonId, unwrap(stored), note);
  }
  const changed = note === '' ? table.delete() : table.update({ note });
  const answer = await changed.match({ ...own, updated_at: seen.updated_at }).select(noteColumns);
  return savedNote(lessonId, unwrap(answer), note);
}

async function savedNote(lessonId: string, rows: unknown[], note: string): Promise<OwnNote | null> {
  if (rows.length > 0) return note === '' ? null : parseAnswer(ownNoteSchema, rows[0]);
  // Another device was first, unless the note is the same: then an earlier answer was lost.
  const current = (await readWork(lessonId)).note;
  if ((current?.note ?? '') !== note) throw new DataError('changed', '');
  return current;
}
