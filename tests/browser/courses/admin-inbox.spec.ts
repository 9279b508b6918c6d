import { readFile } from 'node:fs/promises';
import { smallTargets, sidewaysOverflow } from '../../support/browser/layout.ts';
import {
  entryOf,
  expect,
  inbox,
  openCourses,
  rubric,
  task,
  test,
} from '../../support/browser/mentor-courses.ts';
import { toast } from '../../support/browser/toast.ts';

test('the mentor answers a question, and the learner gets the answer by mail @phone', async ({
  admin: { page },
  course,
  lessons: [, lesson],
  addLearner,
  addEntry,
  database,
}) => {
  const learner = await addLearner();
  const id = await addEntry(learner, { question: 'Why divide only once?', days: 3 });
  await openCourses(page, course);
  const entry = entryOf(page, learner);
  await expect(entry).toContainText('Why divide only once?');
  await expect(entry).toContainText(course.title);
  await expect(entry).toContainText(`Question about ${lesson.title}`);
  await expect(entry).toContainText('Waits 3 days');
  await expect(entry.getByRole('link', { name: learner.email })).toBeVisible();

  await entry.getByText('Answer', { exact: false }).first().click();
  const answer = entry.getByLabel('Your answer');
  await entry.getByRole('button', { name: 'Send answer' }).click();
  await expect(entry).toContainText('Write your answer');
  await expect(answer).toBeFocused();
  await answer.fill('The parts are added already.');
  await entry.getByRole('button', { name: 'Send answer' }).click();
  await expect(toast(page, 'Answer sent')).toBeVisible();
  await expect(entry).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeFocused();

  expect(await database('select answer from public.lesson_questions where id = $1', [id])).toEqual([
    { answer: 'The parts are added already.' },
  ]);
  expect(
    await database('select recipient from public.outbox where kind = $1 and subject = $2', [
      'lesson_answer',
      id,
    ]),
  ).toEqual([{ recipient: learner.email }]);
});

test('the mentor reads what was handed in, downloads the file and marks it by the rubric @phone', async ({
  admin: { page },
  course,
  lessons: [, lesson],
  addLearner,
  addEntry,
  database,
}) => {
  const learner = await addLearner();
  const file = {
    name: 'ten ratios.txt',
    type: 'text/plain',
    base64: Buffer.from('5 : 1 is 25 litres').toString('base64'),
  };
  const id = await addEntry(learner, { answer: 'Nine of ten\nin four minutes.', file });
  await openCourses(page, course);
  const entry = entryOf(page, learner);
  await expect(entry).toContainText(`Task of ${lesson.title}`);
  await expect(entry).toContainText('New');
  await entry.getByText('Read and mark').click();
  await expect(entry).toContainText(task);
  await expect(entry).toContainText('Nine of ten in four minutes.');
  const saved = page.waitForEvent('download');
  await entry.getByRole('button', { name: 'Download ten ratios.txt' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('ten ratios.txt');
  expect(await readFile(await download.path(), 'utf8')).toBe('5 : 1 is 25 litres');

  await entry.getByLabel(rubric[0]!.criterion).selectOption('9');
  await entry.getByRole('button', { name: 'Send marks' }).click();
  await expect(entry.getByLabel(rubric[1]!.criterion)).toBeFocused();
  await entry.getByLabel(rubric[1]!.criterion).selectOption('0');
  await expect(entry).toContainText('9 of 15 points');
  await entry.getByLabel('Comment').fill('Write the steps down next time.');
  await entry.getByRole('button', { name: 'Send marks' }).click();
  await expect(toast(page, 'Marks sent')).toBeVisible();
  await expect(entry).toHaveCount(0);
  expect(
    await database('select points, comment from public.task_submissions where id = $1', [id]),
  ).toEqual([{ points: [9, 0], comment: 'Write the steps down next time.' }]);
});

test('the dashboard says how many wait in the courses, and leads there', async ({
  admin: { page },
  addLearner,
  addEntry,
}) => {
  await addEntry(await addLearner(), { question: 'Why divide only once?' });
  await page.goto('/admin');
  await page.getByRole('link', { name: /^Answer \d+ waiting in courses$/ }).click();
  await expect(page).toHaveURL('/admin/courses');
  await expect(inbox(page)).toContainText('Why divide only once?');
});

test('the inbox fits a narrow phone, with everything opened', async ({
  admin: { page },
  course,
  addLearner,
  addEntry,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const learner = await addLearner();
  await addEntry(learner, { question: 'Whydivideonlyonce'.repeat(20) });
  const other = await addLearner();
  await addEntry(other, { answer: 'Nine of ten.' });
  await openCourses(page, course);
  await entryOf(page, learner).getByText('Answer', { exact: false }).first().click();
  await entryOf(page, other).getByText('Read and mark').click();
  await expect(entryOf(page, other).getByLabel('Comment')).toBeVisible();
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
});
