import {
  answerAll,
  giveCourse,
  lessonList,
  progressIn,
  sampleLessons,
} from '../../support/browser/lessons.ts';
import { overload } from '../../support/browser/network.ts';
import { expect, test } from '../../support/test.ts';

const { second, third } = sampleLessons;

test('a quiz is answered by keyboard, explained, and tried five times a day', async ({
  student,
  database,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto(second);
  await page.getByRole('button', { name: 'Check my answers' }).click();
  await expect(page.getByText('Answer every question, then check.')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio').first()).toBeChecked();
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await answerAll(page);
    await page.getByRole('button', { name: 'Check my answers' }).click();
    await expect(page.getByText(/^(?:Right|Not right yet)\.$/).first()).toBeVisible();
    if (attempt < 5) await page.getByRole('button', { name: 'Try again' }).click();
  }
  await expect(page.getByText('No more attempts today.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
});

test('what someone did is announced as not loaded, and comes with another try', async ({
  student,
  database,
  problems,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  problems.expect(/50[03]: POST \/rest\/v1\/rpc\/lesson_work/);
  await overload(page, '**/rest/v1/rpc/lesson_work*');
  await page.goto(second);
  const failed = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(failed).toBeVisible();
  await page.unroute('**/rest/v1/rpc/lesson_work*');
  await failed.getByRole('button', { name: 'Try Again' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Your note' })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('five fast clicks finish a lesson once', async ({ student, database }) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto(second);
  const finish = page.getByRole('button', { name: 'Mark complete, next' });
  await finish.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 5; click += 1) button.click();
  });
  await expect(page).toHaveURL(third);
  expect((await progressIn(database, student, second))?.is_completed).toBe(true);
  await expect(lessonList(page)).toContainText('1 of 8 lessons completed');
});

test('the last lesson is finished without losing the place of the keyboard', async ({
  student,
  database,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto('/learn/resume-mastery/full-mock-interview-and-after');
  await page.getByRole('button', { name: 'Mark complete' }).press('Enter');
  await expect(page.getByText('You have finished this lesson.')).toBeFocused();
});
