import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { loseAnswers } from '../../support/browser/network.ts';
import { button, expect, openEditor, test } from '../../support/browser/course-desk.ts';
import { toast } from '../../support/browser/toast.ts';

const pdf = (bytes: number, name = 'One page.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(bytes, 'a'),
});

test('a file is added, listed with its size, and deleted after a question @phone', async ({
  admin: { page },
  addLesson,
  database,
}) => {
  const lesson = await addLesson({ title: 'One' });
  const stored = () =>
    database('select name, content_type, size from public.lesson_files where lesson_id = $1', [
      lesson.id,
    ]);
  await openEditor(page, lesson);
  await expect(page.getByText('No files yet.')).toBeVisible();
  await page.getByLabel('Add a file').setInputFiles(pdf(5 * 1024 * 1024));
  await expect(page.getByText('PDF · 5.0 MB')).toBeVisible({ timeout: 30_000 });
  expect(await stored()).toEqual([
    { name: 'One page.pdf', content_type: 'application/pdf', size: 5 * 1024 * 1024 },
  ]);

  await button(page, 'Delete: One page.pdf').click();
  const question = page.getByRole('dialog', { name: 'Delete this file?' });
  await expectAccessibleDialog(question);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(button(page, 'Delete: One page.pdf')).toBeFocused();
  await button(page, 'Delete: One page.pdf').click();
  await question.getByRole('button', { name: 'Delete the file' }).click();
  await expect(toast(page, 'File deleted')).toBeVisible();
  await expect(page.getByText('No files yet.')).toBeVisible();
  expect(await stored()).toEqual([]);
});

test('a file that is too large, empty or of another kind is refused with the reason', async ({
  admin: { page },
  addLesson,
}) => {
  await openEditor(page, await addLesson({ title: 'One' }));
  const field = page.getByLabel('Add a file');
  for (const [file, reason] of [
    [pdf(5 * 1024 * 1024 + 1), 'A file can have at most 5 MB.'],
    [pdf(0), 'This file is empty'],
    [pdf(10, 'page.html'), 'Choose a PDF, Word, Excel'],
  ] as const) {
    await field.setInputFiles(file);
    await expect(toast(page, reason)).toBeVisible();
  }
  await expect(page.getByText('No files yet.')).toBeVisible();
});

test('ten files are the most, and one whose answer was lost is there all the same', async ({
  admin: { page },
  addLesson,
  database,
  problems,
}) => {
  problems.expect(/503: POST \/rest\/v1\/lesson_files/);
  const lesson = await addLesson({ title: 'One' });
  await database(
    `insert into public.lesson_files (lesson_id, name, content_type, content_base64)
     select $1, 'File ' || number || '.txt', 'text/plain', 'AAAA' from generate_series(1, 9) as number`,
    [lesson.id],
  );
  await openEditor(page, lesson);
  await expect(button(page, 'Delete: File 9.txt')).toBeVisible();
  await loseAnswers(page, '**/rest/v1/lesson_files*');
  await page.getByLabel('Add a file').setInputFiles(pdf(10, 'Tenth.pdf'));
  await expect(button(page, 'Delete: Tenth.pdf')).toBeVisible();
  await expect(page.getByText('Ten files are the most.')).toBeVisible();
  expect(
    await database('select id from public.lesson_files where lesson_id = $1', [lesson.id]),
  ).toHaveLength(10);
});
