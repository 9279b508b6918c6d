import type { Page } from '@playwright/test';
import { loseAnswers } from '../../support/browser/network.ts';
import { giveCourse, sampleLessons } from '../../support/browser/lessons.ts';
import { expect, test } from '../../support/test.ts';

const { second } = sampleLessons;

const questionField = (page: Page) => page.getByRole('textbox', { name: /^Your question/ });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send question' });

/** Sends a question that is stored, but the page does not hear of it. */
async function askWithLostAnswer(page: Page) {
  const address = '**/rest/v1/lesson_questions*';
  await questionField(page).fill('Which verb for a tea stall?');
  await loseAnswers(page, address);
  await sendButton(page).click();
  await expect(page.getByText('Your question could not be sent')).toBeVisible();
  await page.unroute(address);
}

test('a question reaches the mentor once, also when the answer to it was lost, and is answered in place', async ({
  student,
  database,
  problems,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto(second);
  problems.expect(/503: POST \/rest\/v1\/lesson_questions/);
  problems.expect(/409: POST \/rest\/v1\/lesson_questions/);
  await askWithLostAnswer(page);
  await sendButton(page).click();
  await expect(page.getByText('Not answered yet.')).toBeVisible();
  const rows = await database(
    `update public.lesson_questions set answer = 'Served.' where user_id = $1::uuid returning question`,
    [student.id],
  );
  expect(rows).toEqual([{ question: 'Which verb for a tea stall?' }]);
  await page.reload();
  await expect(page.getByText('Served.')).toBeVisible();
});

test('a question that was changed after a lost answer reaches the mentor too', async ({
  student,
  database,
  problems,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto(second);
  problems.expect(/503: POST \/rest\/v1\/lesson_questions/);
  await askWithLostAnswer(page);
  await questionField(page).fill('Which verb for a tea stall in winter?');
  await sendButton(page).click();
  await expect(page.getByText('Not answered yet.')).toHaveCount(2);
  await expect(questionField(page)).toHaveValue('');
  const rows = await database(
    'select question from public.lesson_questions where user_id = $1::uuid order by created_at',
    [student.id],
  );
  expect(rows).toEqual([
    { question: 'Which verb for a tea stall?' },
    { question: 'Which verb for a tea stall in winter?' },
  ]);
});

test('a question that is not sent is asked about before the page is left', async ({
  student,
  database,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto(second);
  await questionField(page).fill('Which verb?');
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type();
  });
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  expect(await asked).toBe('beforeunload');
  await expect(page).toHaveURL(second);
});
