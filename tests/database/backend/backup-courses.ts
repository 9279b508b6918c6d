import type { Backend } from '../../../local/backend/backend.ts';

export const courseTables = [
  'courses',
  'course_modules',
  'lessons',
  'lesson_files',
  'questions',
  'question_keys',
  'enrolments',
  'lesson_progress',
  'quiz_attempts',
  'lesson_notes',
  'task_submissions',
  'lesson_questions',
].map((table) => `public.${table}`);

const learning = `
  with learner as (select id from auth.users where email = 'student@example.com'),
  module as (
    insert into public.course_modules (course_id, title)
    select id, 'Backups' from public.courses limit 1
    returning id, course_id
  ),
  lesson as (
    insert into public.lessons (course_id, module_id, slug, title, summary, body, status, task, rubric)
    select course_id, id, 'backups', 'Backups', 'One.', '<p>Keep two.</p>', 'published', 'Make one.',
      '[{"criterion": "It is there.", "points": 5}]'
    from module
    returning id, course_id
  ),
  file as (
    insert into public.lesson_files (lesson_id, name, content_type, content_base64)
    select id, 'a.txt', 'text/plain', 'c2VjcmV0' from lesson
  ),
  question as (
    insert into public.questions (lesson_id, position, kind, prompt, options)
    select id, 1, 'single', 'How many?', '{One,Two}' from lesson
    returning id
  ),
  enrolment as (
    insert into public.enrolments (user_id, course_id, source)
    select learner.id, course_id, 'gift' from learner, lesson
  ),
  progress as (
    insert into public.lesson_progress (user_id, lesson_id, place, completed_at)
    select learner.id, lesson.id, 3, now() from learner, lesson
  ),
  attempt as (
    insert into public.quiz_attempts (user_id, lesson_id, right_count, question_count)
    select learner.id, lesson.id, 1, 1 from learner, lesson
  ),
  note as (
    insert into public.lesson_notes (user_id, lesson_id, note)
    select learner.id, lesson.id, 'Two.' from learner, lesson
  ),
  submission as (
    insert into public.task_submissions (user_id, lesson_id, file_name, file_type, file_base64)
    select learner.id, lesson.id, 'b.txt', 'text/plain', 'c2VjcmV0' from learner, lesson
  )
  insert into public.lesson_questions (user_id, lesson_id, question)
  select learner.id, lesson.id, 'Where?' from learner, lesson
`;

const key = `
  insert into public.question_keys (question_id, right_options, explanation)
  select id, '{1}', 'One may be lost.' from public.questions where prompt = 'How many?'
`;

/** Someone learns: each table has a row, and files have the size that Postgres counts. */
export async function fillCourses(backend: Backend): Promise<void> {
  await backend.query(learning);
  // Its trigger looks at the question, which has to be there.
  await backend.query(key);
}
