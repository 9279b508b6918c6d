import { hold, loseAnswers, takeDown } from '../../support/browser/network.ts';
import { button, expect, openEditor, test, textField } from '../../support/browser/course-desk.ts';
import { toast } from '../../support/browser/toast.ts';

test('what was typed survives a failure, a lost answer and a second click, and is stored once', async ({
  admin: { page },
  course,
  database,
  problems,
}) => {
  problems.expect(/500: GET \/rest\/v1\/lessons/);
  problems.expect(/503: POST \/rest\/v1\/lessons/);
  problems.expect(/409: POST \/rest\/v1\/lessons/);
  await page.goto(`/admin/courses/lessons/new?course=${course.slug}`);
  await page.getByLabel('Title').fill('Kept');
  await page.getByLabel('Summary').fill('Short.');
  await textField(page).click();
  await page.keyboard.type('Text');
  const rows = '**/rest/v1/lessons?*';
  await takeDown(page, rows);
  await button(page, 'Save draft').click();
  await expect(toast(page, 'What you typed is still here.')).toBeVisible();
  await page.unroute(rows);

  await loseAnswers(page, rows);
  await button(page, 'Save draft').click();
  await expect(toast(page, 'What you typed is still here.')).toBeVisible();
  await page.unroute(rows);

  await page.getByLabel('Summary').fill('Longer.');
  await expect(textField(page)).toHaveText('Text');
  const answer = await hold(page, rows, 'PATCH');
  await button(page, 'Save draft').dblclick();
  answer.resolve();
  await expect(toast(page, 'Draft saved')).toBeVisible();
  expect(
    await database('select title, summary from public.lessons where course_id = $1', [course.id]),
  ).toEqual([{ title: 'Kept', summary: 'Longer.' }]);
});

test('a quiz that cannot be saved says so, and is saved the next time', async ({
  admin: { page },
  addLesson,
  database,
  problems,
}) => {
  problems.expect(/503: POST \/rest\/v1\/rpc\/save_quiz/);
  const lesson = await addLesson({ title: 'One' });
  await openEditor(page, lesson);
  await button(page, 'Add a question').click();
  await page.keyboard.type('Is this right?');
  await page.getByLabel('Option 1', { exact: true }).fill('Yes');
  await page.getByLabel('Option 2', { exact: true }).fill('No');
  await page.getByLabel('Option 1 is right').check();
  await page.getByLabel('Explanation').fill('So it is.');
  await takeDown(page, '**/rest/v1/rpc/save_quiz');
  await button(page, 'Save draft').click();
  await expect(toast(page, 'The quiz is not saved')).toBeVisible();
  await expect(page.getByText('Your changes are not saved yet.')).toBeVisible();
  await page.unroute('**/rest/v1/rpc/save_quiz');
  await button(page, 'Save draft').click();
  await expect(toast(page, 'Draft saved')).toBeVisible();
  expect(
    await database('select prompt from public.questions where lesson_id = $1', [lesson.id]),
  ).toEqual([{ prompt: 'Is this right?' }]);
});

test('unsaved text is asked about before the page is left, and kept on the device', async ({
  admin: { page },
  addLesson,
}) => {
  const lesson = await addLesson({ title: 'One' });
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await openEditor(page, lesson);
  await page.getByLabel('Summary').fill('Half an idea');
  await textField(page).click();
  await page.keyboard.type('Begin early. ');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(
    page.getByText(/There is unsaved text of \d+ \w+ \d{4}, \d+:\d\d [ap]m IST/),
  ).toBeVisible();
  await expect(page.getByLabel('Summary')).not.toHaveValue('Half an idea');
  await button(page, 'Restore unsaved text').click();
  await expect(page.getByLabel('Summary')).toHaveValue('Half an idea');
  await expect(textField(page)).toContainText('Begin early.');

  await page.reload();
  await button(page, 'Discard it').click();
  await page.reload();
  await expect(page.getByLabel('Title')).toBeVisible();
  await expect(page.getByText('There is unsaved text')).toBeHidden();
});
