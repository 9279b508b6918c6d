import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { order } from '../payment/orders.ts';
import { aCourse, aLesson, aModule } from '../support/sample-course.ts';
import { people, useBackend } from '../support/use-backend.ts';
import { ask, complete, enrol } from './mentor-numbers.ts';

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

test('learners are counted once each, who never opened it and who finished too', async () => {
  const figures = () => ask('course_figures', { course_id: course['id'] });
  expect(await figures()).toEqual({ learner_count: 0, unopened_count: 0, finished_count: 0 });
  await enrol(people.student, course['id']);
  await enrol(people.student, course['id'], { source: 'seat' });
  await enrol(people.otherStudent, course['id']);
  await enrol(people.admin, course['id'], { ended_at: new Date().toISOString() });
  await complete(people.admin, lessons);
  expect(await figures()).toEqual({ learner_count: 2, unopened_count: 3, finished_count: 0 });
  await complete(people.student, lessons);
  await complete(people.otherStudent, lessons.slice(0, 1));
  expect(await figures()).toEqual({ learner_count: 2, unopened_count: 0, finished_count: 1 });
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
