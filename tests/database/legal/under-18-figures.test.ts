import { expect, test } from 'vitest';
import { addEvent } from '../events/registered.ts';
import { newcomer } from '../auth/aged-sessions.ts';
import {
  addLesson,
  buy,
  call,
  complete,
  course,
  resumeCourse,
  saveProgress,
  useCourse,
} from '../courses/course.ts';
import { order, record } from '../payment/orders.ts';
import { aBooking, aGuardian, aRegistration } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';

// Nothing is counted about a student under 18 (docs/decisions/under-18.md).

useCourse();

interface Figures {
  weeks: { individual: number; earned_in_paise: number }[];
  events: { title: string; registrations: number }[];
}

const figures = () => call<Figures>(people.admin, 'dashboard_figures', { weeks: 1 });
const courseFigures = () => call(people.admin, 'course_figures', { course_id: course.id });
const learners = (parameters: object) =>
  call<object[]>(people.admin, 'course_learners', { course_id: course.id, ...parameters });

test('the figures of the desk leave students under 18 out, and no money', async () => {
  const before = (await figures()).weeks.at(-1);
  for (const booking of [aBooking(aGuardian()), aBooking()]) {
    await people.visitor.from('form_submissions').insert(booking).throwOnError();
  }
  await record(await order(aGuardian()), 'paid');
  const event = await addEvent({ title: 'For adults and others', event_date: '2099-12-31' });
  for (const [person, guardian] of [
    [people.student, aGuardian()],
    [people.otherStudent, {}],
  ] as const) {
    await people.service
      .from('event_registrations')
      .insert(aRegistration({ event_id: event['id'], user_id: person.id, ...guardian }))
      .throwOnError();
  }
  const after = await figures();
  expect(after.weeks.at(-1)?.individual).toBe((before?.individual ?? 0) + 1);
  expect(after.weeks.at(-1)?.earned_in_paise).toBe((before?.earned_in_paise ?? 0) + 14_900);
  expect(after.events).toContainEqual(
    expect.objectContaining({ title: event['title'], registrations: 1 }),
  );
});

test('the mentor is not told how far a student under 18 is', async () => {
  const lesson = await addLesson();
  const child = await newcomer();
  const adult = await newcomer();
  const none = await courseFigures();
  await record(
    await order({ mentorshiptype: resumeCourse.type, customer_email: child.email, ...aGuardian() }),
    'paid',
  );
  expect(await courseFigures()).toEqual(none);
  expect(await learners({ search: child.email, only_unopened: true })).toEqual([]);

  await saveProgress(child, lesson);
  await complete(child, lesson);
  expect(await courseFigures()).toEqual(none);
  expect(await learners({ search: child.email })).toMatchObject([
    { under_18: true, opened_at: null, seen_at: null, completed_count: null },
  ]);

  await buy(adult.email);
  await complete(adult, lesson);
  expect(await courseFigures()).not.toEqual(none);
  expect(await learners({ search: adult.email })).toMatchObject([
    { under_18: false, seen_at: expect.any(String), completed_count: 1 },
  ]);
});
