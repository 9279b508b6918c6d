import type { Page } from '@playwright/test';
import { authStorageKey } from '../../../src/shared/browser/storage-keys.ts';
import { answerAll, giveCourse, progressIn, sampleLessons } from '../../support/browser/lessons.ts';
import { letTokenExpire } from '../../support/browser/stored-session.ts';
import { expect, test } from '../../support/test.ts';

// Nothing of an earlier test may be kept for reading without a network.
test.use({ sharesTabs: false });

const { second } = sampleLessons;
const refusals = /40[013]: (?:POST|GET|PATCH) \/(?:auth|rest)\/v1\//;

/** As if the session had been ended from another device, and the token of this one had run out since. */
const endSession = (page: Page) => letTokenExpire(page, 'of-a-session-that-is-gone');

async function logInInAnotherTab(page: Page, session: object): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto('/contact');
  await tab.evaluate(([key, text]) => localStorage.setItem(key, text), [
    authStorageKey,
    JSON.stringify(session),
  ] as const);
  await tab.close();
}

interface Work {
  what: string;
  fill: (page: Page) => Promise<void>;
  button: string;
  stays: (page: Page) => Promise<void>;
  done: string | RegExp;
  table: string;
}

const textBox = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const typed = (name: string | RegExp, text: string) => ({
  fill: (page: Page) => textBox(page, name).fill(text),
  stays: (page: Page) => expect(textBox(page, name)).toHaveValue(text),
});
const taskFile = {
  name: 'resume.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Verbs first.'),
};
const task = typed(/^Your answer/, 'Verbs first.');

const works: Work[] = [
  {
    what: 'a note',
    ...typed('Your note', 'Numbers first.'),
    button: 'Save note',
    done: 'Your note is saved',
    table: 'lesson_notes',
  },
  {
    what: 'a question',
    ...typed(/^Your question/, 'Which verb for a tea stall?'),
    button: 'Send question',
    done: 'Not answered yet.',
    table: 'lesson_questions',
  },
  {
    what: 'a task with its file',
    fill: async (page) => {
      await task.fill(page);
      await page.locator('input[type=file]').setInputFiles(taskFile);
    },
    button: 'Hand in',
    stays: async (page) => {
      await task.stays(page);
      await expect(page.getByText('resume.txt')).toBeVisible();
    },
    done: 'Your mentor has not read it yet.',
    table: 'task_submissions',
  },
  {
    what: 'a quiz',
    fill: answerAll,
    button: 'Check my answers',
    stays: async (page) => {
      const quiz = page.getByRole('region', { name: 'Check yourself' });
      const questions = await quiz.locator('[role=group]').count();
      await expect(quiz.locator('input:checked')).toHaveCount(questions);
    },
    done: /4 more attempts today\./,
    table: 'quiz_attempts',
  },
];

for (const { what, fill, button, stays, done, table } of works) {
  test(`${what} of someone whose session has ended stays, and is sent after they have logged in again`, async ({
    student,
    database,
    problems,
  }) => {
    const { page } = student;
    const rows = () =>
      database(`select 1 from public.${table} where user_id = $1::uuid`, [student.id]);
    await giveCourse(database, student);
    await page.goto(second);
    await expect(textBox(page, 'Your note')).toBeVisible();
    await fill(page);

    problems.expect(refusals);
    await endSession(page);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByText('You are logged out')).toBeVisible();
    await expect(page.getByText('Log in again in another tab')).toBeVisible();
    await stays(page);
    expect(await rows()).toEqual([]);

    await logInInAnotherTab(page, student.session);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByText(done)).toBeVisible();
    expect(await rows()).toHaveLength(1);
  });
}

test('what someone finishes after their session has ended is kept, and saved once they are back', async ({
  student,
  database,
  problems,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto(second);
  await expect(textBox(page, 'Your note')).toBeVisible();

  problems.expect(refusals);
  await endSession(page);
  await page.getByRole('button', { name: 'Mark complete, next' }).click();
  await expect(page.getByText('You are logged out')).toBeVisible();
  await expect(page.getByText('You have finished this lesson.')).toBeVisible();
  await expect(page).toHaveURL(second);
  expect((await progressIn(database, student, second))?.is_completed ?? false).toBe(false);

  await logInInAnotherTab(page, student.session);
  await page.goto('/course-dashboard');
  await expect(page.getByText('1 of 8 lessons completed')).toBeVisible();
  expect((await progressIn(database, student, second))?.is_completed).toBe(true);
});
