import type { Page } from '@playwright/test';
import {
  giveCourse,
  lessonText,
  progressIn,
  readToTheEnd,
  sampleLessons,
  untilKept,
} from '../../support/browser/lessons.ts';
import { expect, test } from '../../support/test.ts';

// Nothing of an earlier test may be kept for reading without a network.
test.use({ sharesTabs: false });

const { second } = sampleLessons;

const part = (page: Page, place: number) => lessonText(page).locator(`> :nth-child(${place + 1})`);
const scrollTo = (page: Page, place: number) =>
  part(page, place).evaluate((element) => element.scrollIntoView({ block: 'start' }));

async function seenAt(database: Parameters<typeof progressIn>[0], person: { id: string }) {
  const [row] = await database<{ seen_at: string }>(
    'select seen_at::text from public.lesson_progress where user_id = $1::uuid',
    [person.id],
  );
  return row?.seen_at;
}

test('who stops at the quiz goes on at the end of the text', async ({ student, database }) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto(second);
  await readToTheEnd(page);
  const count = await lessonText(page).locator('> *').count();
  const quiz = page.getByRole('heading', { name: 'Check yourself' });
  await quiz.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect
    .poll(async () => (await progressIn(database, student, second))?.place)
    .toBe(count - 1);
});

test('a place is the same after each return', async ({ student, database }) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto(second);
  await expect(part(page, 4)).toBeAttached();
  await scrollTo(page, 4);
  const place = async () => (await progressIn(database, student, second))?.place;
  await expect.poll(place).toBe(4);
  for (let returns = 0; returns < 2; returns += 1) {
    await page.goto('/course-dashboard');
    const before = await seenAt(database, student);
    await page.goto(second);
    await expect(part(page, 4)).toBeInViewport();
    await expect.poll(() => seenAt(database, student)).not.toBe(before);
  }
  // Leaving saves as well.
  await page.goto('/course-dashboard');
  await expect(page.getByRole('article')).toBeVisible();
  expect(await place()).toBe(4);
});

test('an older copy on this device does not overwrite what was read elsewhere', async ({
  student,
  database,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto(second);
  await expect(part(page, 2)).toBeAttached();
  await scrollTo(page, 2);
  const place = async () => (await progressIn(database, student, second))?.place;
  await expect.poll(place).toBe(2);
  await untilKept(page, second);
  await page.goto('/course-dashboard');
  await database(
    `update public.lesson_progress set place = 9, seen_at = now() where user_id = $1::uuid`,
    [student.id],
  );

  // The backend is late: the copy is read first, and that it was opened says nothing new.
  const before = await seenAt(database, student);
  const held = Promise.withResolvers<void>();
  await page.route('**/rest/v1/rpc/lesson_page*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(second);
  await expect(part(page, 2)).toBeInViewport();
  await page.clock.fastForward(3_000);
  expect(await seenAt(database, student)).toBe(before);
  held.resolve();
  await expect(part(page, 9)).toBeInViewport();
  await page.clock.fastForward(3_000);
  await expect.poll(() => seenAt(database, student)).not.toBe(before);
  expect(await place()).toBe(9);
});
