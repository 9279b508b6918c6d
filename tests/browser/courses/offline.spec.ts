import {
  giveCourse,
  lessonList,
  lessonText,
  progressIn,
  sampleLessons,
  untilKept,
} from '../../support/browser/lessons.ts';
import { letTokenExpire } from '../../support/browser/stored-session.ts';
import { expect, test } from '../../support/test.ts';

// Nothing of an earlier test may be kept for reading without a network.
test.use({ sharesTabs: false });

for (const [what, address] of [
  ['a paid lesson', sampleLessons.second],
  ['a free lesson', sampleLessons.free],
] as const) {
  test(`${what} that was read once opens without a network, and what is finished there arrives later`, async ({
    student,
    database,
    problems,
  }) => {
    const { page } = student;
    await giveCourse(database, student);
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Mark complete, next' })).toBeVisible();
    await untilKept(page, address);

    problems.expect(/^failed: /);
    await page.context().setOffline(true);
    await page.reload();
    await expect(lessonText(page)).toBeVisible();
    await page.getByRole('button', { name: 'Mark complete, next' }).click();
    await expect(page.getByText('It is kept on this device')).toBeVisible();
    expect((await progressIn(database, student, address))?.is_completed ?? false).toBe(false);

    await page.context().setOffline(false);
    await page.goto('/course-dashboard');
    await expect(page.getByText('1 of 8 lessons completed')).toBeVisible();
    expect((await progressIn(database, student, address))?.is_completed).toBe(true);
  });
}

test('a session that expired without a network keeps nobody waiting, and what is finished arrives', async ({
  student,
  database,
  problems,
}) => {
  const { page } = student;
  const { second } = sampleLessons;
  await giveCourse(database, student);
  await page.goto(second);
  await expect(lessonText(page)).toBeVisible();
  await untilKept(page, second);

  problems.expect(/^failed: /);
  await page.context().setOffline(true);
  await letTokenExpire(page);
  await page.reload();
  await expect(page.getByText('the copy on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Mark complete, next' }).click();
  await expect(page.getByText('It is kept on this device')).toBeVisible();

  // Back on the lesson itself: it stays finished, and is sent without being asked.
  await page.context().setOffline(false);
  // After a reload Chromium forgets that it plays a browser without a network.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect
    .poll(async () => (await progressIn(database, student, second))?.is_completed, {
      timeout: 30_000,
    })
    .toBe(true);
  await expect(page.getByText('the copy on this device')).toBeHidden();
  await expect(lessonList(page)).toContainText('1 of 8 lessons completed');
});

test('someone who reads a copy is told that their notes need a network, and the keyboard stays with another try', async ({
  student,
  database,
  problems,
}) => {
  const { page } = student;
  const { second } = sampleLessons;
  await giveCourse(database, student);
  await page.goto(second);
  await expect(lessonText(page)).toBeVisible();
  await untilKept(page, second);

  problems.expect(/^failed: /);
  await page.context().setOffline(true);
  await letTokenExpire(page);
  await page.reload();
  const copy = page.getByRole('status').filter({ hasText: 'the copy on this device' });
  await expect(copy).toBeVisible();
  // Long before supabase-js gives up.
  await expect(page.getByRole('alert').filter({ hasText: 'Your notes' })).toBeVisible({
    timeout: 12_000,
  });

  await page.context().setOffline(false);
  await copy.getByRole('button', { name: 'Try Again' }).press('Enter');
  await expect(copy).toBeHidden({ timeout: 40_000 });
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  // It comes with the lesson.
  await expect(page.getByRole('textbox', { name: 'Your note' })).toBeVisible();
});
