import { button, expect, openEditor, test } from '../../support/browser/course-desk.ts';
import { toast } from '../../support/browser/toast.ts';

const summaryOf = (
  database: (sql: string, parameters: unknown[]) => Promise<unknown[]>,
  id: string,
) => database('select summary from public.lessons where id = $1', [id]);

test('a lesson that another tab has changed is not overwritten unseen', async ({
  admin: { page },
  addLesson,
  database,
}) => {
  const lesson = await addLesson({ title: 'One' });
  await openEditor(page, lesson);
  await database(`update public.lessons set summary = 'Theirs' where id = $1`, [lesson.id]);
  await page.getByLabel('Summary').fill('Ours');
  await button(page, 'Save draft').click();
  await expect(page.getByText('This lesson has changed since you opened it: in')).toBeVisible();
  expect(await summaryOf(database, lesson.id)).toEqual([{ summary: 'Theirs' }]);
  await expect(page.getByLabel('Summary')).toHaveValue('Ours');

  await button(page, 'Open the newer version').click();
  await expect(page.getByLabel('Summary')).toHaveValue('Theirs');
  await button(page, 'Restore unsaved text').click();
  await expect(page.getByLabel('Summary')).toHaveValue('Ours');

  await database(`update public.lessons set summary = 'Theirs again' where id = $1`, [lesson.id]);
  await button(page, 'Save draft').click();
  await button(page, 'Save mine over it').click();
  await expect(toast(page, 'Draft saved')).toBeVisible();
  expect(await summaryOf(database, lesson.id)).toEqual([{ summary: 'Ours' }]);
});

test('a lesson that was merely moved meanwhile is saved where it is now', async ({
  admin: { page },
  course,
  addLesson,
  database,
}) => {
  const lesson = await addLesson({ title: 'One' });
  await openEditor(page, lesson);
  await database('update public.lessons set position = 9, module_id = $2 where id = $1', [
    lesson.id,
    course.modules.Practice,
  ]);
  await page.getByLabel('Summary').fill('Ours');
  await button(page, 'Save draft').click();
  await expect(toast(page, 'Draft saved')).toBeVisible();
  expect(
    await database('select summary, position, module_id from public.lessons where id = $1', [
      lesson.id,
    ]),
  ).toEqual([{ summary: 'Ours', position: 9, module_id: course.modules.Practice }]);
});

test('a lesson that is published elsewhere is not called back by a save as a draft', async ({
  admin: { page },
  addLesson,
  database,
}) => {
  const lesson = await addLesson({ title: 'One' });
  await openEditor(page, lesson);
  await database(`update public.lessons set status = 'published' where id = $1`, [lesson.id]);
  await page.getByLabel('Summary').fill('Ours');
  await button(page, 'Save draft').click();
  await button(page, 'Save mine over it').click();
  await expect(toast(page, 'Learners read it like this now.')).toBeVisible();
  expect(
    await database('select summary, status from public.lessons where id = $1', [lesson.id]),
  ).toEqual([{ summary: 'Ours', status: 'published' }]);
});
