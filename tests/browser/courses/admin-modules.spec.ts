import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { button, expect, moduleTitles, openDesk, test } from '../../support/browser/course-desk.ts';
import { toast } from '../../support/browser/toast.ts';

test('the mentor adds, renames and deletes modules @phone', async ({
  admin: { page },
  course,
  addLesson,
  database,
}) => {
  await addLesson({ title: 'One' });
  await openDesk(page, course);
  const titles = moduleTitles(page);
  const newModule = page.getByLabel('New module');
  await button(page, 'Add module').click();
  await expect(newModule).toBeFocused();
  await expect(page.getByText('Enter a title for the module')).toBeVisible();
  await newModule.fill('Interviews');
  await button(page, 'Add module').click();
  await expect(titles).toHaveText(['Basics', 'Practice', 'Interviews']);
  await expect(newModule).toHaveValue('');
  await expect(newModule).toBeFocused();

  await button(page, 'Rename: Interviews').click();
  const title = page.getByLabel('Title of the module');
  await expect(title).toBeFocused();
  await title.fill('The interview');
  await button(page, 'Save title').click();
  await expect(titles).toHaveText(['Basics', 'Practice', 'The interview']);
  await expect(button(page, 'Rename: The interview')).toBeFocused();

  // One with lessons cannot be deleted.
  await expect(button(page, 'Delete: Basics')).toBeHidden();
  await button(page, 'Delete: The interview').click();
  await expectAccessibleDialog(page.getByRole('dialog'));
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the module' }).click();
  await expect(toast(page, 'Module deleted')).toBeVisible();
  await expect(titles).toHaveText(['Basics', 'Practice']);
  expect(
    await database('select title from public.course_modules where course_id = $1', [course.id]),
  ).toHaveLength(2);
});

test('a module that has got lessons in another tab is not deleted', async ({
  admin: { page },
  course,
  addLesson,
  problems,
}) => {
  problems.expect(/409: DELETE \/rest\/v1\/course_modules/);
  await openDesk(page, course);
  await addLesson({ title: 'Just written', module: 'Practice' });
  await button(page, 'Delete: Practice').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the module' }).click();
  await expect(toast(page, 'This module has lessons now.')).toBeVisible();
  await button(page, 'Keep it').click();
  await expect(page.getByRole('link', { name: 'Just written' })).toBeVisible();
});
