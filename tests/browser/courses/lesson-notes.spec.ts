import type { Page } from '@playwright/test';
import type { askDatabase } from '../../support/browser/database-proxy.ts';
import { answerAll, giveCourse, sampleLessons } from '../../support/browser/lessons.ts';
import { expect, test } from '../../support/test.ts';

const { second } = sampleLessons;

type Database = ReturnType<typeof askDatabase>;

const noteField = (page: Page) => page.getByRole('textbox', { name: 'Your note' });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save note' });

/** Saves a note, which another device changes at once. */
async function saveNote(page: Page, database: Database, person: { id: string }) {
  await noteField(page).fill('Numbers first.');
  await saveButton(page).click();
  await expect(page.getByText('Your note is saved')).toBeVisible();
  await database(`update public.lesson_notes set note = 'Verbs first.' where user_id = $1::uuid`, [
    person.id,
  ]);
}

/** Writes over it, without having seen it. */
async function saveUnseen(page: Page) {
  await noteField(page).fill('Numbers first, then verbs.');
  await saveButton(page).click();
  await expect(page.getByText('Your note was changed on another device')).toBeVisible();
}

const notesOf = (database: Database, person: { id: string }) =>
  database('select note from public.lesson_notes where user_id = $1::uuid', [person.id]);

test('a note is kept, and a note of another device is not overwritten unseen', async ({
  student,
  database,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto(second);
  await saveNote(page, database, student);
  await saveUnseen(page);
  await expect(page.getByRole('paragraph').filter({ hasText: 'Verbs first.' })).toBeVisible();
  await expect(noteField(page)).toHaveValue('Numbers first, then verbs.');
  await saveButton(page).click();
  await expect
    .poll(() => notesOf(database, student))
    .toEqual([{ note: 'Numbers first, then verbs.' }]);
});

test('a note of another device is shown, also when a quiz was answered meanwhile', async ({
  student,
  database,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto(second);
  await saveNote(page, database, student);
  await answerAll(page);
  await page.getByRole('button', { name: 'Check my answers' }).click();
  await expect(page.getByText(/4 more attempts today\./)).toBeVisible();
  await saveUnseen(page);
  expect(await notesOf(database, student)).toEqual([{ note: 'Verbs first.' }]);
});
