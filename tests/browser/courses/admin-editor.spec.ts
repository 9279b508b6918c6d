import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import {
  button,
  expect,
  openDesk,
  openEditor,
  test,
  textField,
  titlesIn,
} from '../../support/browser/course-desk.ts';
import { toast } from '../../support/browser/toast.ts';

test('a lesson is written, saved as a draft, published, removed and restored @phone', async ({
  admin: { page },
  course,
  database,
}) => {
  const stored = () =>
    database(
      'select slug, title, body, status, module_id, is_free, unlock_after_days as days from public.lessons where course_id = $1',
      [course.id],
    );
  let rebuilds = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/rebuild')) rebuilds += 1;
  });
  await openDesk(page, course);
  await page.getByRole('link', { name: 'Add a lesson: Practice' }).click();
  await page.getByLabel('Title').fill('Your first résumé');
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('your-first-resume');
  await page.getByLabel('Summary').fill('One page, three sections.');
  await textField(page).click();
  await page.keyboard.type('Begin with what you did.');
  await page.getByLabel('Opens after so many days').fill('3');
  await expect(page.getByText('Save the lesson once.')).toBeVisible();
  await button(page, 'Save draft').click();
  await expect(toast(page, 'Learners do not see it yet.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/courses\/lessons\/[0-9a-f-]{36}$/);
  const draft = {
    slug: 'your-first-resume',
    title: 'Your first résumé',
    body: '<p>Begin with what you did.</p>',
    status: 'draft',
    module_id: course.modules.Practice,
    is_free: false,
    days: 3,
  };
  expect(await stored()).toEqual([draft]);

  // Its address is chosen once.
  await page.getByLabel('Title').fill('Your résumé');
  await expect(page.getByText(`Address: /learn/${course.slug}/your-first-resume`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Preview' })).toHaveAttribute(
    'href',
    `/learn/${course.slug}/your-first-resume`,
  );
  await page.getByLabel('Free: everyone reads it').check();
  expect(rebuilds).toBe(0);
  await button(page, 'Publish').click();
  await expect(toast(page, 'Learners can read this lesson now.')).toBeVisible();
  // The build makes a page of a free lesson.
  await expect.poll(() => rebuilds).toBe(1);
  const published = { ...draft, title: 'Your résumé', status: 'published', is_free: true };
  expect(await stored()).toEqual([published]);

  await button(page, 'Remove the lesson').click();
  await expectAccessibleDialog(page.getByRole('dialog'));
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText('This lesson is removed: learners do not see it.')).toBeVisible();
  expect(await stored()).toEqual([{ ...published, status: 'removed' }]);
  await button(page, 'Restore as a draft').click();
  await expect(toast(page, 'It is a draft now.')).toBeVisible();
  expect(await stored()).toEqual([{ ...published, status: 'draft' }]);

  await page.getByRole('link', { name: 'Back to the lessons' }).click();
  await expect(titlesIn(page, 'Practice')).toHaveText(['Your résumé']);
});

test('the mentor previews a draft as learners will see it, in a tab of its own', async ({
  admin: { page },
  addLesson,
}) => {
  const lesson = await addLesson({ title: 'One' });
  await openEditor(page, lesson);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { name: 'One' })).toBeVisible();
  await expect(preview.getByText('Begin with what you did.')).toBeVisible();
});

test('a text that was stored by other ways is cleaned before it is edited and saved', async ({
  admin: { page },
  addLesson,
  database,
}) => {
  const lesson = await addLesson({ title: 'One' });
  await database('update public.lessons set body = $2 where id = $1', [
    lesson.id,
    '<p onclick="steal()">Begin<script>steal()</script> <a href="javascript:steal()">here</a></p>',
  ]);
  await openEditor(page, lesson);
  await expect(textField(page)).toHaveText('Begin here');
  await page.getByLabel('Summary').fill('Two sections.');
  await button(page, 'Save draft').click();
  await expect(toast(page, 'Draft saved')).toBeVisible();
  expect(await database('select body from public.lessons where id = $1', [lesson.id])).toEqual([
    { body: '<p>Begin here</p>' },
  ]);
});

test('a lesson or a course that is not there cannot be edited, and says so', async ({
  admin: { page },
  problems,
}) => {
  problems.expect(/406: GET \/rest\/v1\/lessons/);
  for (const address of [
    '/admin/courses/lessons/00000000-0000-4000-8000-000000000000',
    '/admin/courses/lessons/not-an-id',
    '/admin/courses/lessons/new?course=no-such-course',
  ]) {
    await page.goto(address);
    await expect(page.getByText('The lesson could not be loaded. It may not exist.')).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Back to the courses' })).toBeVisible();
});
