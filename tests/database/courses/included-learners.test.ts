import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { newcomer } from '../auth/aged-sessions.ts';
import type { Person } from '../support/people.ts';
import { aLesson, aModule } from '../support/sample-course.ts';
import { backend, people } from '../support/use-backend.ts';
import {
  addLesson,
  buy,
  call,
  complete,
  course,
  courseId,
  endToEndCourse,
  newBuyer,
  refund,
  saveProgress,
  useCourse,
} from './course.ts';

useCourse();

interface Learner {
  enrolment_id: string;
  email: string;
  started_at: string;
  opened_at: string | null;
  ended_at: string | null;
  seen_at: string | null;
  completed_count: number;
  included_in: string | null;
  order_id: string | null;
  can_be_ended: boolean;
}

const title = 'End-to-End Placement Course';

const list = (parameters: object) =>
  call<Learner[]>(people.admin, 'course_learners', { course_id: course.id, ...parameters });

/** The rows of one person in the list of the Resume & Interview course. */
const rowsOf = ({ email }: Person, more: object = {}) => list({ search: email, ...more });

const figures = () => call(people.admin, 'course_figures', { course_id: course.id });

async function newIncludedLearner(): Promise<Person & { orderId: string }> {
  const learner = await newcomer();
  return { ...learner, orderId: await buy(learner.email, endToEndCourse.type) };
}

/** Runs work, and answers by how much the figures of the course have changed. */
async function changeOfFigures(work: () => Promise<unknown>) {
  const before = (await figures()) as Record<string, number>;
  await work();
  const after = (await figures()) as Record<string, number>;
  return ['learner_count', 'unopened_count', 'finished_count'].map(
    (name) => (after[name] ?? 0) - (before[name] ?? 0),
  );
}

let lessons: string[];
let lessonOfLarger: string;
beforeAll(async () => {
  lessons = [await addLesson(), await addLesson()];
  const larger = await courseId(endToEndCourse.slug);
  const module = aModule({ course_id: larger });
  await people.service.from('course_modules').insert(module).throwOnError();
  const lesson = aLesson({ course_id: larger, module_id: module['id'] });
  await people.service.from('lessons').insert(lesson).throwOnError();
  lessonOfLarger = String(lesson['id']);
});

describe('someone who has the End-to-End course', () => {
  test('is a learner of the Resume & Interview course, with the progress that they made in it', async () => {
    const learner = await newIncludedLearner();
    await complete(learner, lessonOfLarger);
    await complete(learner, lessons[0]!);
    expect(await rowsOf(learner)).toMatchObject([
      { email: learner.email, included_in: title, completed_count: 1, ended_at: null },
    ]);
  });

  test('can be moved and ended only at the course that they have', async () => {
    const learner = await newIncludedLearner();
    expect(await rowsOf(learner)).toMatchObject([{ order_id: null, can_be_ended: false }]);
    const atLarger = { course_id: await courseId(endToEndCourse.slug) };
    expect(await rowsOf(learner, atLarger)).toMatchObject([
      { order_id: learner.orderId, can_be_ended: true, included_in: null },
    ]);
  });

  test('is one learner', async () => {
    expect(await changeOfFigures(newIncludedLearner)).toEqual([1, 1, 0]);
  });

  test('has not opened the Resume & Interview course with a lesson of the other one', async () => {
    const learner = await newIncludedLearner();
    await saveProgress(learner, lessonOfLarger);
    expect(await rowsOf(learner, { only_unopened: true })).toMatchObject([
      { opened_at: null, seen_at: null },
    ]);
    const change = await changeOfFigures(() => saveProgress(learner, lessons[0]!));
    expect(change).toEqual([0, -1, 0]);
    expect(await rowsOf(learner, { only_unopened: true })).toEqual([]);
    const [row] = await rowsOf(learner);
    expect(row?.opened_at).not.toBeNull();
  });

  test('has opened both with the first lesson of the Resume & Interview course', async () => {
    const learner = await newIncludedLearner();
    await saveProgress(learner, lessons[0]!);
    const atLarger = { course_id: await courseId(endToEndCourse.slug) };
    for (const more of [{}, atLarger]) {
      expect((await rowsOf(learner, more))[0]?.opened_at).not.toBeNull();
    }
  });

  test('has finished the course with its last lesson', async () => {
    const learner = await newIncludedLearner();
    await complete(learner, lessons[0]!);
    const change = await changeOfFigures(() => complete(learner, lessons[1]!));
    expect(change).toEqual([0, 0, 1]);
  });

  test('is shown as ended after a refund, and not counted', async () => {
    const learner = await newIncludedLearner();
    expect(await changeOfFigures(() => refund(learner.orderId))).toEqual([-1, -1, 0]);
    const [row, ...more] = await rowsOf(learner);
    expect(row).toMatchObject({ included_in: title });
    expect(row?.ended_at).not.toBeNull();
    expect(more).toEqual([]);
  });
});

describe('someone who has both courses', () => {
  test('is listed and counted once, as the owner of the Resume & Interview course', async () => {
    const learner = await newBuyer();
    const change = await changeOfFigures(() => buy(learner.email, endToEndCourse.type));
    expect(change).toEqual([0, 0, 0]);
    expect(await rowsOf(learner)).toMatchObject([{ included_in: null }]);
    expect(await rowsOf(learner, { only_unopened: true })).toHaveLength(1);
  });

  test('goes on as a learner by the End-to-End course when the other one is refunded', async () => {
    const learner = await newcomer();
    const orderId = await buy(learner.email);
    await buy(learner.email, endToEndCourse.type);
    expect(await changeOfFigures(() => refund(orderId))).toEqual([0, 0, 0]);
    const rows = await rowsOf(learner);
    expect(rows.map(({ included_in, ended_at }) => [included_in, ended_at !== null])).toEqual([
      [title, false],
      [null, true],
    ]);
  });
});

test('learners by either course come page by page in one order, each once', async () => {
  const word = randomUUID().slice(0, 8);
  await backend.query(
    `with person as (
       insert into auth.users (id, email, email_confirmed_at)
       select gen_random_uuid(), $1 || number || '@college.example', now() from generate_series(1, 70) as number
       returning id
     )
     insert into public.enrolments (user_id, course_id, source, started_at)
     -- Several at each moment.
     select person.id, courses.id, 'seat', '2026-01-01'::timestamptz + interval '1 hour' * (row_number() over () / 4)
     from person, public.courses
     where (person.id::text < '8') = (courses.slug = 'resume-mastery')`,
    [word],
  );
  const all: Learner[] = [];
  let page: Learner[];
  do {
    const last = all.at(-1);
    page = await list({
      search: word,
      ...(last && { before: last.started_at, before_id: last.enrolment_id }),
    });
    all.push(...page);
  } while (page.length === 25);
  expect(new Set(all.map(({ email }) => email)).size).toBe(70);
  expect(all).toHaveLength(70);
  expect(new Set(all.map(({ included_in }) => included_in))).toEqual(new Set([null, title]));
  const keys = all.map(({ started_at, enrolment_id }) => `${started_at} ${enrolment_id}`);
  expect(keys).toEqual(keys.toSorted().toReversed());
});
