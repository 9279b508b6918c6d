import { beforeAll } from 'vitest';
import { newcomer } from '../auth/aged-sessions.ts';
import { order, record } from '../payment/orders.ts';
import type { Client, Person } from '../support/people.ts';
import { aLesson, aModule } from '../support/sample-course.ts';
import type { Row } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';

export const resumeCourse = { slug: 'resume-mastery', type: 'resume_interview_course' };
export const endToEndCourse = { slug: 'end-to-end-placement', type: 'end_to_end_course' };

/** The Resume & Interview course, which has a module and no lessons at first. */
export let course: { id: string; moduleId: string };

/** Opens a backend with an empty course for this test file. */
export function useCourse(): void {
  useBackend();
  beforeAll(async () => {
    const id = await courseId(resumeCourse.slug);
    const module = aModule({ course_id: id });
    await people.service.from('course_modules').insert(module).throwOnError();
    course = { id, moduleId: String(module['id']) };
  });
}

export async function courseId(slug: string): Promise<string> {
  const { data } = await people.visitor
    .from('courses')
    .select('id')
    .eq('slug', slug)
    .single()
    .throwOnError();
  return (data as { id: string }).id;
}

/** A new lesson of the course, and its id. */
export async function addLesson(changes: Row = {}): Promise<string> {
  const lesson = aLesson({ course_id: course.id, module_id: course.moduleId, ...changes });
  await people.service.from('lessons').insert(lesson).throwOnError();
  return String(lesson['id']);
}

/** What learners leave in a lesson; a lesson that has any of it cannot be deleted. */
const workOfLearners = [
  'lesson_progress',
  'quiz_attempts',
  'lesson_notes',
  'task_submissions',
  'lesson_questions',
];

/** Deletes all lessons of the course, with what learners did in them. */
export async function emptyCourse(): Promise<void> {
  for (const table of workOfLearners) {
    await backend.query(
      `delete from public.${table} where lesson_id in (select id from public.lessons where course_id = $1)`,
      [course.id],
    );
  }
  await people.service.from('lessons').delete().eq('course_id', course.id).throwOnError();
}

export const change = (table: string, id: string, changes: Row) =>
  people.service.from(table).update(changes).eq('id', id).throwOnError();

/** Orders and pays a course, and answers the order's id. */
export async function buy(email: string, mentorshiptype = resumeCourse.type): Promise<string> {
  const orderId = await order({ mentorshiptype, customer_email: email });
  await record(orderId, 'paid');
  return orderId;
}

export const refund = (orderId: string) => record(orderId, 'refunded');

/** Someone new who has bought the course. */
export async function newBuyer(): Promise<Person> {
  const buyer = await newcomer();
  await buy(buyer.email);
  return buyer;
}

export const call = async <Answer>(
  { client }: { client: Client },
  name: string,
  args: Row = {},
): Promise<Answer> => (await client.rpc(name, args).throwOnError()).data as Answer;

export const canRead = async ({ client }: { client: Client }, lessonId: string) =>
  (await client.from('lessons').select('id').eq('id', lessonId).throwOnError()).data?.length === 1;

export interface OwnCourse {
  slug: string;
  ended_at: string | null;
  was_refunded: boolean;
  lesson_count: number;
  completed_count: number;
  finished_at: string | null;
  first_slug: string | null;
  next_slug: string | null;
  next_is_begun: boolean;
}

export const ownCourses = (person: Person) => call<OwnCourse[]>(person, 'own_courses');

/** The addresses of the courses that someone may learn today. */
export const learns = async (person: Person) =>
  (await ownCourses(person)).filter(({ ended_at }) => ended_at === null).map(({ slug }) => slug);

export const claim = (person: Person) => call<number>(person, 'claim_course');

interface Outline {
  outline: { slug: string; opens_at: string | null; completed_at: string | null }[];
}

/** The list of lessons, as someone has it beside a lesson of the course. */
export const outlineFor = async (person: { client: Client }) =>
  (await call<Outline>(person, 'lesson_page', { course: resumeCourse.slug, lesson: 'none' }))
    .outline;

export const saveProgress = (person: Person, lessonId: string, changes: Row = {}) =>
  call<boolean>(person, 'save_progress', { lesson_id: lessonId, place: 0, ...changes });

/** How far someone is in a lesson. */
export async function progressOf({ client }: Person, lessonId: string) {
  const { data } = await client
    .from('lesson_progress')
    .select('place, seen_at, completed_at')
    .eq('lesson_id', lessonId)
    .throwOnError();
  return data as { place: number; seen_at: string; completed_at: string | null }[];
}

export const complete = (person: Person, lessonId: string) =>
  saveProgress(person, lessonId, { is_completed: true });

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** As if all that someone learns had begun so many days ago. */
export const begunDaysAgo = ({ id }: Person, days: number) =>
  backend.query('update public.enrolments set started_at = $2 where user_id = $1', [
    id,
    daysAgo(days),
  ]);

export const setConfirmed = ({ id }: Person, isConfirmed: boolean) =>
  backend.query(
    `update auth.users set email_confirmed_at = case when $2::boolean then now() end where id = $1`,
    [id, isConfirmed],
  );
