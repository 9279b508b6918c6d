import type { Page } from '@playwright/test';
import { comeBack } from '../../support/browser/closed-tab.ts';
import type { Query } from '../../support/browser/database-proxy.ts';
import { sidewaysOverflow, smallTargets } from '../../support/browser/layout.ts';
import { questionOnLeaving, reloadByItself } from '../../support/browser/leaving.ts';
import {
  entryOf,
  expect,
  inbox,
  type LearnerOfTest,
  openCourses,
  rubric,
  test,
} from '../../support/browser/mentor-courses.ts';
import { loseAnswers } from '../../support/browser/network.ts';
import { toast } from '../../support/browser/toast.ts';

async function beginAnswer(page: Page, person: LearnerOfTest, text: string) {
  const entry = entryOf(page, person);
  await entry.getByText('Answer', { exact: false }).first().click();
  await entry.getByLabel('Your answer').fill(text);
  return entry;
}

const answerElsewhere = (database: Query, id: string) =>
  database(`update public.lesson_questions set answer = 'The ratio stays.' where id = $1`, [id]);

const unsent = (page: Page) => page.getByRole('list', { name: 'Not sent' }).getByRole('listitem');

test('an answer to a question that was answered elsewhere can be copied until it is discarded @phone', async ({
  admin: { page },
  course,
  lessons: [, lesson],
  addLearner,
  addEntry,
  database,
}) => {
  const learner = await addLearner();
  const id = await addEntry(learner, { question: 'Why divide only once?' });
  await openCourses(page, course);
  const entry = await beginAnswer(page, learner, 'The parts are added already.');
  await answerElsewhere(database, id);
  await entry.getByRole('button', { name: 'Send answer' }).click();
  await expect(toast(page, 'Answered already')).toBeVisible();
  await expect(entry).toHaveCount(0);
  await expect(unsent(page)).toContainText(lesson.title);
  await expect(unsent(page)).toContainText('The parts are added already.');
  await expect(unsent(page).getByRole('alert')).toBeFocused();
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await questionOnLeaving(page, () => reloadByItself(page))).toBe('beforeunload');

  await comeBack(page);
  await expect(unsent(page)).toContainText('The parts are added already.');
  await unsent(page).getByRole('button', { name: 'Discard my text' }).click();
  await expect(unsent(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeFocused();
});

test('the comment on a task that is gone can still be copied, points alone are no loss', async ({
  admin: { page },
  course,
  addLearner,
  addEntry,
  database,
}) => {
  const learner = await addLearner();
  const other = await addLearner();
  const ids = [
    await addEntry(learner, { answer: 'Nine of ten.' }),
    await addEntry(other, { answer: 'Ten of ten.' }),
  ];
  await openCourses(page, course);
  for (const person of [learner, other]) {
    await entryOf(page, person).getByText('Read and mark').click();
    await entryOf(page, person).getByLabel(rubric[0]!.criterion).selectOption('9');
  }
  await entryOf(page, learner).getByLabel('Comment').fill('Write the steps down.');
  await database('delete from public.task_submissions where id = any($1)', [ids]);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(unsent(page)).toContainText('This is not there any more.');
  await expect(unsent(page)).toContainText('Write the steps down.');
  await expect(unsent(page)).toHaveCount(1);
});

test('an answer that was sent, and only seemed to fail, is not called unsent', async ({
  admin: { page },
  course,
  addLearner,
  addEntry,
  problems,
}) => {
  problems.expect(/503: PATCH \/rest\/v1\/lesson_questions/);
  await loseAnswers(page, '**/rest/v1/lesson_questions*');
  const learner = await addLearner();
  await addEntry(learner, { question: 'Why divide only once?' });
  await openCourses(page, course);
  const entry = await beginAnswer(page, learner, 'The parts are added already.\n');
  await entry.getByRole('button', { name: 'Send answer' }).click();
  await expect(toast(page, 'Not sent')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(entry).toHaveCount(0);
  await expect(inbox(page)).toBeVisible();
  await expect(unsent(page)).toHaveCount(0);
});
