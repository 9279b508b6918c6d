import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { button, expect, moduleTitles, openDesk, test } from '../../support/browser/course-desk.ts';
import { questionOnLeaving } from '../../support/browser/leaving.ts';
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

test('of two tabs that rename a module the second one reads what the first has stored, and loses nothing', async ({
  admin: { page },
  course,
  database,
}) => {
  const newer = await page.context().newPage();
  const field = page.getByLabel('Title of the module');
  for (const tab of [page, newer]) {
    await openDesk(tab, course);
    await button(tab, 'Rename: Practice').click();
  }
  await newer.getByLabel('Title of the module').fill('Theirs');
  await button(newer, 'Save title').click();
  await expect(moduleTitles(newer)).toHaveText(['Basics', 'Theirs']);

  await field.fill('Mine');
  await button(page, 'Save title').click();
  const told = page.getByRole('list', { name: 'Modules', exact: true }).getByRole('alert');
  await expect(told).toContainText('Stored now: Theirs');
  await expect(told).toContainText('You typed: Mine');
  await expect(field).toHaveValue('Mine');
  const stored = () =>
    database('select title from public.course_modules where id = $1', [course.modules.Practice]);
  expect(await stored()).toEqual([{ title: 'Theirs' }]);
  await button(page, 'Save title').click();
  await expect(moduleTitles(page)).toHaveText(['Basics', 'Mine']);
  expect(await stored()).toEqual([{ title: 'Mine' }]);
});

test('titles that are being typed are there again after a look at another course, and asked about until then', async ({
  admin: { page },
  course,
}) => {
  await openDesk(page, course);
  await button(page, 'Rename: Practice').click();
  await page.getByLabel('Title of the module').fill('Interviews');
  await page.getByLabel('New module').fill('Offers');
  await button(page, 'End-to-End Placement Course').click();
  await expect(page.getByLabel('New module')).toHaveValue('');
  const leave = () => page.getByRole('link', { name: 'Blogs', exact: true }).click();
  expect(await questionOnLeaving(page, leave)).toBe('beforeunload');

  await button(page, course.title).click();
  await expect(button(page, course.title)).toBeFocused();
  await expect(page.getByLabel('Title of the module')).toHaveValue('Interviews');
  await expect(page.getByLabel('New module')).toHaveValue('Offers');
  await button(page, 'Cancel').click();
  await expect(button(page, 'Rename: Practice')).toBeFocused();
  await page.getByLabel('New module').fill('');
  await leave();
  await expect(page).toHaveURL('/admin/blogs');
});

test('a module that was deleted in another tab is not renamed, and the mentor reads why', async ({
  admin: { page },
  course,
  database,
}) => {
  await openDesk(page, course);
  await button(page, 'Rename: Practice').click();
  await page.getByLabel('Title of the module').fill('Interviews');
  await database('delete from public.course_modules where id = $1', [course.modules.Practice]);
  await button(page, 'Save title').click();
  await expect(toast(page, 'This module was deleted in the meantime.')).toBeVisible();
  await expect(moduleTitles(page)).toHaveText(['Basics']);
});
