import { giveCourse, sampleLessons } from '../../support/browser/lessons.ts';
import { loseAnswers } from '../../support/browser/network.ts';
import { expect, test } from '../../support/test.ts';

const { third } = sampleLessons;

test('a task is handed in as a text with a file, and its marks come back', async ({
  student,
  database,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto(third);
  const task = page.getByRole('region', { name: 'Your task' });
  await task.getByRole('button', { name: 'Hand in' }).click();
  await expect(task.getByText('There is nothing to hand in yet')).toBeVisible();
  await task.getByLabel('Your answer').fill('Six words from the job description.');
  await task.locator('input[type=file]').setInputFiles({
    name: 'my-resume.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Rekha Saini'),
  });
  await expect(task.getByText('my-resume.txt')).toBeVisible();
  await task.getByRole('button', { name: 'Hand in' }).click();
  await expect(task.getByText('Your mentor has not read it yet.')).toBeVisible();
  await database(
    `update public.task_submissions set points = '{3,3,1,1}', rubric = (select rubric from public.lessons where id = lesson_id),
       comment = 'Clear and true.', marked_at = now()
     where user_id = $1::uuid`,
    [student.id],
  );
  await page.reload();
  await expect(task.getByText('8 of 10 points')).toBeVisible();
  await expect(task.getByText('Clear and true.')).toBeVisible();
  await expect(task.getByRole('button', { name: 'Hand in again' })).toBeVisible();
});

test('a Word file is handed in where the device knows no type for it, and its name keeps its ending', async ({
  student,
  database,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto(third);
  const task = page.getByRole('region', { name: 'Your task' });
  await task.locator('input[type=file]').setInputFiles({
    name: `${'resume-'.repeat(30)}.docx`,
    mimeType: '',
    buffer: Buffer.from('PK'),
  });
  await expect(task.getByRole('button', { name: 'Remove file' })).toBeVisible();
  await task.getByRole('button', { name: 'Hand in' }).click();
  await expect(task.getByText('Your mentor has not read it yet.')).toBeVisible();
  // The form is gone: the keyboard goes on at the task.
  await expect(task.getByRole('heading', { name: 'Your task' })).toBeFocused();
  const [row] = await database<{ file_name: string; file_type: string }>(
    'select file_name, file_type from public.task_submissions where user_id = $1::uuid',
    [student.id],
  );
  expect(row?.file_name).toMatch(/^(?:resume-)+.*\.docx$/);
  expect(row?.file_type).toContain('wordprocessingml');
});

test('a task that was changed after a lost answer takes the place of the first, and costs no try', async ({
  student,
  database,
  problems,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto(third);
  const task = page.getByRole('region', { name: 'Your task' });
  const answer = task.getByRole('textbox', { name: 'Your answer' });
  await answer.fill('Nine of ten.');
  problems.expect(/503: POST \/rest\/v1\/task_submissions/);
  await loseAnswers(page, '**/rest/v1/task_submissions*');
  await task.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText('Your task could not be handed in')).toBeVisible();
  await page.unroute('**/rest/v1/task_submissions*');
  await answer.fill('Ten of ten.');
  await task.getByRole('button', { name: 'Hand in' }).click();
  await expect(task.getByText('Your mentor has not read it yet.')).toHaveCount(1);
  await expect(task.getByText('Ten of ten.')).toBeVisible();
  const rows = await database(
    'select answer from public.task_submissions where user_id = $1::uuid',
    [student.id],
  );
  expect(rows).toEqual([{ answer: 'Ten of ten.' }]);
});
