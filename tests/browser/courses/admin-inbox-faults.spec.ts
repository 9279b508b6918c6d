import {
  entryOf,
  expect,
  inbox,
  openCourses,
  rubric,
  test,
} from '../../support/browser/mentor-courses.ts';
import { takeDown } from '../../support/browser/network.ts';
import { toast } from '../../support/browser/toast.ts';

test('what is typed stays when it cannot be sent, and when the page is opened again', async ({
  admin: { page },
  course,
  addLearner,
  addEntry,
  problems,
}) => {
  const learner = await addLearner();
  await addEntry(learner, { question: 'Why divide only once?' });
  const other = await addLearner();
  await addEntry(other, { answer: 'Nine of ten.' });
  await openCourses(page, course);
  problems.expect(/503: (?:PATCH|POST) \/rest\/v1\/(?:lesson_questions|rpc\/mark_submission)/);
  await takeDown(page, '**/rest/v1/lesson_questions*');
  await takeDown(page, '**/rest/v1/rpc/mark_submission');
  const entry = entryOf(page, learner);
  await entry.getByText('Answer', { exact: false }).first().click();
  await entry.getByLabel('Your answer').fill('Because');
  await entry.getByRole('button', { name: 'Send answer' }).click();
  await expect(toast(page, 'Your answer could not be sent.')).toBeVisible();
  await expect(entry.getByLabel('Your answer')).toHaveValue('Because');

  const taskEntry = entryOf(page, other);
  await taskEntry.getByText('Read and mark').click();
  for (const { criterion } of rubric) await taskEntry.getByLabel(criterion).selectOption('5');
  await taskEntry.getByLabel('Comment').fill('Neat');
  await taskEntry.getByRole('button', { name: 'Send marks' }).click();
  await expect(toast(page, 'Your marks could not be sent.')).toBeVisible();

  await page.reload();
  await expect(entry.getByLabel('Your answer')).toHaveValue('Because');
  await expect(taskEntry.getByLabel(rubric[1]!.criterion)).toHaveValue('5');
  await expect(taskEntry.getByLabel('Comment')).toHaveValue('Neat');
  await expect(taskEntry).toContainText('10 of 15 points');
  await page.unroute('**/rest/v1/lesson_questions*');
  await page.unroute('**/rest/v1/rpc/mark_submission');
  await entry.getByRole('button', { name: 'Send answer' }).click();
  await expect(entry).toHaveCount(0);
  await taskEntry.getByRole('button', { name: 'Send marks' }).click();
  await expect(taskEntry).toHaveCount(0);
});

test('who comes second with an answer or marks reads so, and changes nothing', async ({
  admin: { page },
  course,
  addLearner,
  addEntry,
  database,
}) => {
  const learner = await addLearner();
  const question = await addEntry(learner, { question: 'Why divide only once?' });
  const other = await addLearner();
  const submission = await addEntry(other, { answer: 'Nine of ten.' });
  await openCourses(page, course);
  const entry = entryOf(page, learner);
  await entry.getByText('Answer', { exact: false }).first().click();
  await entry.getByLabel('Your answer').fill('Mine');
  await database(`update public.lesson_questions set answer = 'Theirs' where id = $1`, [question]);
  await entry.getByRole('button', { name: 'Send answer' }).click();
  await expect(toast(page, 'Answered already')).toBeVisible();
  await expect(entry).toHaveCount(0);

  const taskEntry = entryOf(page, other);
  await taskEntry.getByText('Read and mark').click();
  for (const { criterion } of rubric) await taskEntry.getByLabel(criterion).selectOption('5');
  await database(
    `update public.task_submissions set points = '{1,1}', marked_at = now() where id = $1`,
    [submission],
  );
  await taskEntry.getByRole('button', { name: 'Send marks' }).click();
  await expect(toast(page, 'Marked already')).toBeVisible();
  await expect(taskEntry).toHaveCount(0);
  expect(
    await database('select answer from public.lesson_questions where id = $1', [question]),
  ).toEqual([{ answer: 'Theirs' }]);
});

test('an inbox without entries says so, and one that cannot be loaded can be asked for again', async ({
  admin: { page },
  course,
  problems,
}) => {
  await page.route('**/rest/v1/rpc/course_inbox', (route) => route.fulfill({ json: [] }));
  await openCourses(page, course);
  await expect(inbox(page)).toContainText('Nothing waits for you');
  await page.unroute('**/rest/v1/rpc/course_inbox');
  problems.expect(/503: POST \/rest\/v1\/rpc\/course_inbox/);
  await takeDown(page, '**/rest/v1/rpc/course_inbox');
  await page.reload();
  await expect(inbox(page)).toContainText('What waits for you could not be loaded.');
  await page.unroute('**/rest/v1/rpc/course_inbox');
  await inbox(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(inbox(page)).not.toContainText('could not be loaded');
});
