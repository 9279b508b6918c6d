import { isConflict, type WholeLesson } from '#src/features/courses/lib/lesson-conflict.ts';
import type { LessonStatus } from '#src/features/courses/schemas/course-desk.ts';
import {
  type EditedLesson,
  editedLessonColumns,
  editedLessonSchema,
  type QuizQuestion,
  quizSchema,
} from '#src/features/courses/schemas/lesson-fields.ts';
import type { LessonChange } from '#src/features/courses/schemas/lesson-form.ts';
import { supabase } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { DataError, unwrap } from '#src/shared/data/unwrap.ts';
import * as z from 'zod/mini';

// One lesson as the mentor edits it; the database refuses everybody but admins.

/** Throws `notFound` when there is none with this id. */
export async function readLesson(id: string): Promise<WholeLesson> {
  if (!z.guid().safeParse(id).success) throw new DataError('notFound', '');
  const client = await supabase();
  const [lesson, quiz] = await Promise.all([
    client.from('lessons').select(editedLessonColumns).eq('id', id).single(),
    client.rpc('quiz_with_keys', { lesson_id: id }),
  ]);
  return {
    lesson: parseAnswer(editedLessonSchema, unwrap<unknown>(lesson)),
    quiz: parseAnswer(quizSchema, unwrap<unknown>(quiz)),
  };
}

/** Adds it at the end of its module. Throws `duplicate` when its address is taken, or its id is stored already. */
export async function insertLesson(
  id: string,
  courseId: string,
  change: LessonChange,
): Promise<EditedLesson> {
  const client = await supabase();
  const row = { id, course_id: courseId, ...rowOf(change), ...(await placeAtEnd(change)) };
  const answer = await client.from('lessons').insert(row).select(editedLessonColumns).single();
  return parseAnswer(editedLessonSchema, unwrap<unknown>(answer));
}

/**
 * Saves a lesson, from how it was `opened`. Throws `changed` when someone has changed it since. Who sorts lessons
 * changes their rows too, and that is no reason to refuse.
 */
export async function updateLesson(
  opened: WholeLesson,
  change: LessonChange,
): Promise<EditedLesson> {
  const { id, module_id, updated_at } = opened.lesson;
  const isMoved = change.module_id !== module_id;
  const row = { ...rowOf(change), ...(isMoved && (await placeAtEnd(change))) };
  const saved = await update(id, updated_at, row);
  if (saved) return saved;
  const stored = await readLesson(id);
  if (isConflict(stored, opened, change)) throw new DataError('changed', '');
  const savedNow = await update(id, stored.lesson.updated_at, row);
  if (!savedNow) throw new DataError('changed', '');
  return savedNow;
}

/** Removes a lesson or brings it back. Throws `changed` when its status is not the one that was seen. */
export async function changeStatus(
  { id, status: seen }: EditedLesson,
  status: LessonStatus,
): Promise<void> {
  const client = await supabase();
  const answer = await client
    .from('lessons')
    .update({ status })
    .eq('id', id)
    .eq('status', seen)
    .select('id');
  if (unwrap(answer).length > 0) return;
  const { lesson } = await readLesson(id);
  if (lesson.status !== status) throw new DataError('changed', '');
}

/** Replaces the quiz of a lesson. */
export async function saveQuiz(lessonId: string, quiz: QuizQuestion[]): Promise<void> {
  const client = await supabase();
  unwrap(await client.rpc('save_quiz', { lesson_id: lessonId, quiz }));
}

type Row = Omit<LessonChange, 'quiz' | 'module_id'> & { module_id?: string; position?: number };

function rowOf({ quiz: _quiz, module_id: _place, ...row }: LessonChange): Row {
  return row;
}

async function placeAtEnd({ module_id }: LessonChange) {
  const client = await supabase();
  const last = unwrap(
    await client
      .from('lessons')
      .select('position')
      .eq('module_id', module_id)
      .order('position', { ascending: false })
      .limit(1),
  );
  return { module_id, position: (last[0]?.position ?? 0) + 1 };
}

/** Undefined when the row is not as it was at that moment any more. */
async function update(id: string, updatedAt: string, row: Row): Promise<EditedLesson | undefined> {
  const client = await supabase();
  const answer = await client
    .from('lessons')
    .update(row)
    .eq('id', id)
    .eq('updated_at', updatedAt)
    .select(editedLessonColumns);
  return parseAnswer(z.array(editedLessonSchema), unwrap<unknown>(answer))[0];
}
