import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { order } from '../payment/orders.ts';
import { aCourse, aLesson, aModule } from '../support/sample-course.ts';
import type { Person } from '../support/people.ts';
import type { Row } from '../support/sample-rows.ts';
import { people, useBackend } from '../support/use-backend.ts';

useBackend();

const course = aCourse();
const courseModule = aModule({ course_id: course['id'] });
const inCourse = { course_id: course['id'], module_id: courseModule['id'] };
const lessons = [aLesson(inCourse), aLesson(inCourse)];
const draft = aLesson({ ...inCourse, status: 'draft' });

beforeAll(async () => {
  await people.service.from('courses').insert(course).throwOnError();
  await people.service.from('course_modules').insert(courseModule).throwOnError();
  await people.service
    .from('lessons')
    .insert([...lessons, draft])
    .throwOnError();
});

const enrol = (person: Person, changes: object = {}) =>
  people.service
    .from('enrolments')
    .insert({ user_id: person.id, course_id: course['id'], source: 'admin', ...changes })
    .throwOnError();

const complete = (person: Person, finished: Row[]) =>
  people.service
    .from('lesson_progress')
    .insert(
      finished.map(({ id }) => ({
        user_id: person.id,
        lesson_id: id,
        completed_at: new Date().toISOString(),
      })),
    )
    .throwOnError();

const ask = async (name: string, parameters: object = {}) => {
  const { data } = await people.admin.client.rpc(name, parameters).throwOnError();
  return data as unknown;
};

test('learners are counted once each, who never opened it and who finished too', async () => {
  const figures = () => ask('course_figures', { course_id: course['id'] });
  expect(await figures()).toEqual({ learner_count: 0, unopened_count: 0, finished_count: 0 });
  await enrol(people.student);
  await enrol(people.student, { source: 'seat' });
  await enrol(people.otherStudent);
  await enrol(people.admin, { ended_at: new Date().toISOString() });
  await complete(people.admin, lessons);
  expect(await figures()).toEqual({ learner_count: 2, unopened_count: 3, finished_count: 0 });
  await complete(people.student, lessons);
  await complete(people.otherStudent, lessons.slice(0, 1));
  expect(await figures()).toEqual({ learner_count: 2, unopened_count: 0, finished_count: 1 });
});

test('only who finished each published lesson has finished a course, in any order', async () => {
  const ordered = aCourse();
  const module = aModule({ course_id: ordered['id'] });
  const [older, newer] = [1, 2].map((day) =>
    aLesson({
      course_id: ordered['id'],
      module_id: module['id'],
      created_at: `2026-01-0${day}T00:00:00+00:00`,
    }),
  ) as [Row, Row];
  await people.service.from('courses').insert(ordered).throwOnError();
  await people.service.from('course_modules').insert(module).throwOnError();
  await people.service.from('lessons').insert([older, newer]).throwOnError();
  for (const person of [people.student, people.otherStudent]) {
    await enrol(person, { course_id: ordered['id'] });
  }
  const finished = async () =>
    ((await ask('course_figures', { course_id: ordered['id'] })) as { finished_count: number })
      .finished_count;
  await complete(people.student, [newer]);
  await complete(people.otherStudent, [older]);
  expect(await finished()).toBe(0);
  await complete(people.student, [older]);
  expect(await finished()).toBe(1);
  // It is a draft again, and nobody has to finish it.
  const status = (value: string) =>
    people.service.from('lessons').update({ status: value }).eq('id', newer['id']).throwOnError();
  await status('draft');
  expect(await finished()).toBe(2);
  await status('published');
  expect(await finished()).toBe(1);
});

test('nobody has finished a course without lessons', async () => {
  const empty = aCourse();
  await people.service.from('courses').insert(empty).throwOnError();
  await enrol(people.student, { course_id: empty['id'] });
  expect(await ask('course_figures', { course_id: empty['id'] })).toMatchObject({
    learner_count: 1,
    finished_count: 0,
  });
});

test('what waits is counted until it is answered or marked', async () => {
  const before = (await ask('course_inbox_count')) as number;
  const entry = { user_id: people.student.id, lesson_id: lessons[0]!['id'] };
  const [question, submission] = [randomUUID(), randomUUID()];
  await people.service
    .from('lesson_questions')
    .insert({ ...entry, id: question, question: 'Why divide only once?' })
    .throwOnError();
  await people.service
    .from('task_submissions')
    .insert({ ...entry, id: submission, answer: 'Nine of ten.' })
    .throwOnError();
  expect(await ask('course_inbox_count')).toBe(before + 2);
  await people.admin.client
    .from('lesson_questions')
    .update({ answer: 'The parts are added.' })
    .eq('id', question)
    .throwOnError();
  await ask('mark_submission', {
    id: submission,
    points: [9],
    rubric: lessons[0]!['rubric'],
  });
  expect(await ask('course_inbox_count')).toBe(before);
});

test('a paid order is listed until an account has it', async () => {
  const email = `typo.${randomUUID().slice(0, 8)}@college.example`;
  const { data: sold } = await people.service
    .from('courses')
    .select('id, mentorshiptype')
    .eq('slug', 'resume-mastery')
    .single()
    .throwOnError();
  const { id: courseId, mentorshiptype } = sold as { id: string; mentorshiptype: string };
  const orderId = await order({
    mentorshiptype,
    customer_email: email,
    payment_status: 'paid',
  });
  await order({ mentorshiptype });
  const orders = async () =>
    ((await ask('unclaimed_orders', { course_id: courseId })) as { order_id: string }[]).map(
      ({ order_id }) => order_id,
    );
  expect(await orders()).toEqual([orderId]);
  const { email: address } = people.otherStudent;
  expect(await ask('move_order', { order_id: orderId, email: address })).toBe('enrolled');
  expect(await orders()).toEqual([]);
});

test('others than admins count and list nothing', async () => {
  const id = { course_id: course['id'] };
  for (const [name, parameters] of [
    ['course_figures', id],
    ['course_inbox_count', {}],
    ['unclaimed_orders', id],
  ] as const) {
    const { error } = await people.student.client.rpc(name, parameters);
    expect(error?.code).toBe('42501');
    const { status } = await people.visitor.rpc(name, parameters);
    expect([401, 403, 404]).toContain(status);
  }
});
