import { paidLesson } from '../../support/sample-course.ts';
import { content, keysOnly, type Planted, query, type Tables } from './planted-person.ts';

const lessonRow = (table: string, column: string) => (person: Planted) =>
  query(
    `insert into ${table} (user_id, lesson_id, ${column}) values ($1, $2, $3)`,
    person.id,
    paidLesson['id'],
    person.name,
  );

/** Sessions and courses. */
export const mentoringTables: Tables = {
  'public.schedule_settings': content,
  'public.mentor_settings': content,
  'public.bookings': keysOnly,
  'public.session_questions': (person) =>
    query('insert into session_questions values ($1, array[$2])', person.booking, person.name),
  'public.session_resumes': (person) =>
    query(
      `insert into session_resumes (booking_id, name, content_base64)
       values ($1, $2, encode('%PDF-1.4', 'base64'))`,
      person.booking,
      `${person.name}.pdf`,
    ),
  'public.session_notes': (person) =>
    query('insert into session_notes values ($1, $2, $2)', person.booking, person.name),
  'public.session_steps': (person) =>
    query(
      'insert into session_steps (booking_id, position, step) values ($1, 1, $2)',
      person.booking,
      person.name,
    ),
  'public.phone_messages': (person) =>
    query(
      `insert into phone_messages (kind, subject, recipient, payload, expires_at)
       values ('session_moved', $1, $2, $3, now())`,
      `${person.paidOrder}:0:buyer`,
      `+91${person.phone}`,
      JSON.stringify({ customer_name: person.name }),
    ),
  'public.courses': content,
  'public.course_modules': content,
  'public.lessons': content,
  'public.lesson_files': content,
  'public.questions': content,
  'public.question_keys': content,
  'public.enrolments': keysOnly,
  'public.lesson_notes': lessonRow('lesson_notes', 'note'),
  'public.task_submissions': lessonRow('task_submissions', 'answer'),
  'public.lesson_questions': lessonRow('lesson_questions', 'question'),
};
