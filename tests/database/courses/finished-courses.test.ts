import { expect, test } from 'vitest';
import { aCourse, aLesson, aModule } from '../support/sample-course.ts';
import type { Row } from '../support/sample-rows.ts';
import { people, useBackend } from '../support/use-backend.ts';
import { ask, complete, enrol } from './mentor-numbers.ts';

useBackend();

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
    await enrol(person, ordered['id']);
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
  await enrol(people.student, empty['id']);
  expect(await ask('course_figures', { course_id: empty['id'] })).toMatchObject({
    learner_count: 1,
    finished_count: 0,
  });
});
