import {
  giveCourse,
  lessonText,
  progressIn,
  sampleLessons,
  untilKept,
} from '../../support/browser/lessons.ts';
import { authStorageKey } from '../../../src/shared/browser/storage-keys.ts';
import { expect, test } from '../../support/test.ts';

// Nothing of an earlier test may be kept for reading without a network.
test.use({ sharesTabs: false });

test('nothing of it is left on the device after a logout', async ({ student, database }) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto(sampleLessons.second);
  await expect(lessonText(page)).toBeVisible();
  await untilKept(page, sampleLessons.second);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/^[^?]*\/auth/);
  const left = await page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(left).toEqual({ caches: [], workers: 0 });
});

test('a refund that is read on My Courses takes the lessons off the device', async ({
  student,
  database,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto(sampleLessons.second);
  await expect(lessonText(page)).toBeVisible();
  await untilKept(page, sampleLessons.second);
  await database('update public.enrolments set ended_at = now() where user_id = $1::uuid', [
    student.id,
  ]);
  await page.goto('/course-dashboard');
  await expect(page.getByText('Your access to this course has ended')).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('learn-texts')).keys()).length))
    .toBe(0);
});

test('when somebody else logs in in another tab, the lesson of the first one is closed', async ({
  student,
  otherStudent,
  database,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto(sampleLessons.second);
  await expect(lessonText(page)).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('/contact');
  await second.evaluate(([key, session]) => localStorage.setItem(key, session), [
    authStorageKey,
    JSON.stringify(otherStudent.session),
  ] as const);
  await expect(page.getByText('This lesson belongs to the course')).toBeVisible();
  await expect(lessonText(page)).toBeHidden();
  expect(await progressIn(database, otherStudent, sampleLessons.second)).toBeUndefined();
  await second.close();
});
