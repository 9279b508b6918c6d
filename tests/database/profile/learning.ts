import type { Person } from '../support/people.ts';
import { freeLesson, paidLesson, prepareCourse, courseId } from '../support/sample-course.ts';
import { backend, people } from '../support/use-backend.ts';

/** What is kept of someone in courses. */
export const learningTables = [
  'enrolments',
  'lesson_progress',
  'quiz_attempts',
  'lesson_notes',
  'task_submissions',
  'lesson_questions',
] as const;

export const prepareLearning = () => prepareCourse(people);

/** Someone learns a course, and leaves a row in each table. */
export async function learn({ id, client }: Person): Promise<void> {
  const { service } = people;
  await service
    .from('enrolments')
    .insert({ user_id: id, course_id: courseId, source: 'gift' })
    .throwOnError();
  await client
    .rpc('save_progress', { lesson_id: String(paidLesson['id']), place: 3, is_completed: true })
    .throwOnError();
  await service
    .from('quiz_attempts')
    .insert({
      user_id: id,
      lesson_id: String(paidLesson['id']),
      right_count: 2,
      question_count: 3,
    })
    .throwOnError();
  await client
    .from('lesson_notes')
    .insert({ lesson_id: freeLesson['id'], note: `A note of ${id}` })
    .throwOnError();
  await client
    .from('task_submissions')
    .insert({
      lesson_id: paidLesson['id'],
      answer: 'Nine of ten.',
      file_name: 'ratios.txt',
      file_type: 'text/plain',
      file_base64: 'c2VjcmV0',
    })
    .throwOnError();
  await client
    .from('lesson_questions')
    .insert({ lesson_id: paidLesson['id'], question: `A question of ${id}` })
    .throwOnError();
}

/** How many rows each table has of someone. */
export async function learningOf({ id }: Person): Promise<Record<string, number>> {
  const counts = await Promise.all(
    learningTables.map(async (table) => {
      const rows = await backend.query(`select 1 from public.${table} where user_id = $1`, [id]);
      return [table, rows.length] as const;
    }),
  );
  return Object.fromEntries(counts);
}

/** The mails that repeat what someone wrote. */
export const mailsOf = ({ id }: Person) =>
  backend.query<{ kind: string }>(
    `select kind from public.outbox where payload ->> 'question' like '%' || $1 order by kind`,
    [id],
  );
