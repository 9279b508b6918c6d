import type { Page } from '@playwright/test';
import { comeBack } from '../../support/browser/closed-tab.ts';
import { giveCourse, sampleLessons } from '../../support/browser/lessons.ts';
import { createPerson, removePerson, signedInAs } from '../../support/browser/people.ts';
import { expect, test } from '../../support/test.ts';

// A phone that is short of memory closes a tab in the background without a question, and loads its page again later.
test.use({ sharesTabs: false });

const { second, third } = sampleLessons;

const textBox = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

test('an answer and a question are still there when the phone had closed the tab', async ({
  student,
  database,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto(third);
  await textBox(page, /^Your answer/).fill('Verbs first.');
  await textBox(page, /^Your question/).fill('Which verb for a tea stall?');
  await comeBack(page);
  await expect(textBox(page, /^Your answer/)).toHaveValue('Verbs first.');
  await expect(textBox(page, /^Your question/)).toHaveValue('Which verb for a tea stall?');
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByText('Not answered yet.')).toBeVisible();
  await expect(textBox(page, /^Your question/)).toHaveValue('');
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText('Your mentor has not read it yet.')).toBeVisible();
  await page.reload();
  await expect(textBox(page, /^Your question/)).toHaveValue('');
});

test('a note that waited does not hide what another device has saved meanwhile', async ({
  student,
  database,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto(second);
  await textBox(page, 'Your note').fill('Numbers first.');
  await database(
    `insert into public.lesson_notes (user_id, lesson_id, note)
     select $1::uuid, id, 'Verbs first.' from public.lessons where slug = $2`,
    [student.id, second.split('/').at(-1)],
  );
  await comeBack(page);
  await expect(textBox(page, 'Your note')).toHaveValue('Numbers first.');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Verbs first.' })).toBeVisible();
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Your note is saved')).toBeVisible();
  await expect(page.getByText('On your other device')).toBeHidden();
});

test('what one reader typed is not shown to the next one in the same tab', async ({
  student,
  database,
  stack,
}) => {
  const { page } = student;
  const other = await createPerson(stack, { fullName: 'Farhan Ali' });
  for (const person of [student, other]) await giveCourse(database, person);
  await page.goto(second);
  await textBox(page, 'Your note').fill('Mine alone.');
  page.once('dialog', (dialog) => void dialog.accept());
  const [{ localStorage: [session] = [] } = {}] = signedInAs(stack, other).storageState.origins;
  await page.evaluate(({ name, value }) => localStorage.setItem(name, value), session!);
  await page.reload();
  await expect(textBox(page, 'Your note')).toHaveValue('');
  await removePerson(stack, other);
});
