import { button, expect, openEditor, test, textField } from '../../support/browser/course-desk.ts';
import { toast } from '../../support/browser/toast.ts';

test('what is missing or impossible is told at its field, and nothing is saved', async ({
  admin: { page },
  course,
  addLesson,
  database,
}) => {
  const lesson = await addLesson({ title: 'One' });
  await openEditor(page, lesson);
  await page.getByLabel('Title').fill('');
  await page.getByLabel('Opens after so many days').fill('soon');
  await page.getByLabel('Address of the video').fill('youtube');
  await page.getByLabel('This lesson ends with a task').check();
  await button(page, 'Add a question').click();
  await button(page, 'Save draft').click();
  await expect(page.getByLabel('Title')).toBeFocused();
  for (const problem of [
    'This field is required',
    'Enter a whole number from 0 to 365',
    'Enter an address that begins with https:// or http://',
    'Write what learners hand in',
    'Write what you look for',
    'Write the question',
    'Mark what is right',
  ]) {
    await expect(page.getByText(problem)).toBeVisible();
  }
  await page.getByLabel('Title').fill('Two');
  await page.getByLabel('Opens after so many days').fill('1');
  await page.getByLabel('Address of the video').fill('https://vimeo.com/76979871');
  await page.getByLabel('This lesson ends with a task').uncheck();
  await page.getByLabel('Question', { exact: true }).fill('Is this right?');
  await page.getByLabel('Option 1', { exact: true }).fill('Yes');
  await page.getByLabel('Option 2', { exact: true }).fill('Yes');
  await page.getByLabel('Explanation').fill('So it is.');
  await button(page, 'Save draft').click();
  await expect(page.getByText('Another option says the same')).toBeVisible();
  await page.getByLabel('Option 2', { exact: true }).fill('No');
  await button(page, 'Save draft').click();
  await expect(page.getByRole('group', { name: 'Options: mark the right one' })).toBeFocused();
  expect(
    await database('select title from public.lessons where course_id = $1', [course.id]),
  ).toEqual([{ title: 'One' }]);
});

test('a task and a quiz are stored with what is right, and come back as they were', async ({
  admin: { page },
  addLesson,
  database,
}) => {
  const lesson = await addLesson({ title: 'One' });
  await openEditor(page, lesson);
  await page.getByLabel('This lesson ends with a task').check();
  await page.getByLabel('What they do').fill('Write three lines.');
  await page.getByRole('textbox', { name: 'Criterion 1' }).fill('Clear verbs');
  await page.getByLabel('Points').fill('8');
  await button(page, 'Add a question').click();
  await expect(page.getByLabel('Question', { exact: true })).toBeFocused();
  await page.keyboard.type('Which belong on one page?');
  await page.getByLabel('Kind').selectOption('Several answers can be right');
  await button(page, 'Add an option').click();
  for (const [index, option] of ['Projects', 'A photo', 'Skills'].entries()) {
    await page.getByLabel(`Option ${index + 1}`, { exact: true }).fill(option);
  }
  await page.getByLabel('Option 1 is right').check();
  await page.getByLabel('Option 3 is right').check();
  await page.getByLabel('Explanation').fill('A photo says nothing about your work.');
  await button(page, 'Add a question').click();
  await page.keyboard.type('To be removed');
  await button(page, 'Move up: Question 2').click();
  await expect(page.getByLabel('Question', { exact: true }).first()).toHaveValue('To be removed');
  await expect(button(page, 'Move up: Question 1')).toBeFocused();
  await button(page, 'Remove: Question 1').click();
  await button(page, 'Save draft').click();
  await expect(toast(page, 'Draft saved')).toBeVisible();
  expect(
    await database(
      `select task, rubric, kind, options, right_options, explanation
       from public.lessons
       join public.questions on questions.lesson_id = lessons.id
       join public.question_keys on question_keys.question_id = questions.id
       where lessons.id = $1`,
      [lesson.id],
    ),
  ).toEqual([
    {
      task: 'Write three lines.',
      rubric: [{ criterion: 'Clear verbs', points: 8 }],
      kind: 'multiple',
      options: ['Projects', 'A photo', 'Skills'],
      right_options: [0, 2],
      explanation: 'A photo says nothing about your work.',
    },
  ]);

  await page.reload();
  await expect(page.getByLabel('Option 3', { exact: true })).toHaveValue('Skills');
  await expect(page.getByLabel('Option 2 is right')).not.toBeChecked();
  await expect(page.getByLabel('Option 3 is right')).toBeChecked();
  await expect(page.getByLabel('Points')).toHaveValue('8');
  await expect(page.getByText('Your changes are not saved yet.')).toBeHidden();
});

test('the address of a lesson is its own in its course', async ({
  admin: { page },
  course,
  addLesson,
  problems,
}) => {
  problems.expect(/409: POST \/rest\/v1\/lessons/);
  problems.expect(/406: GET \/rest\/v1\/lessons/);
  const { slug } = await addLesson({ title: 'One' });
  await page.goto(`/admin/courses/lessons/new?course=${course.slug}`);
  await page.getByLabel('Title').fill('Another');
  await page.getByLabel('Address', { exact: true }).fill(slug);
  await page.getByLabel('Summary').fill('Short.');
  await textField(page).click();
  await page.keyboard.type('Text');
  await button(page, 'Save draft').click();
  await expect(page.getByText('Another lesson of this course has this address')).toBeVisible();
  await expect(page.getByLabel('Address', { exact: true })).toBeFocused();
});
