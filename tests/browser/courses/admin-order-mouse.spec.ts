import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import {
  button,
  expect,
  moduleTitles,
  openDesk,
  storedTitles,
  test,
  titlesIn,
} from '../../support/browser/course-desk.ts';

test('a lesson moves to another module by a dialog, and its button keeps the focus', async ({
  admin: { page },
  course,
  addLesson,
  database,
}) => {
  await addLesson({ title: 'One' });
  await addLesson({ title: 'Two', module: 'Practice' });
  await openDesk(page, course);
  const move = button(page, 'Move to another module: One');
  await move.click();
  const dialog = page.getByRole('dialog', { name: 'Move to another module' });
  await expectAccessibleDialog(dialog);
  await dialog.getByLabel('Module').selectOption('Practice');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(titlesIn(page, 'Practice')).toHaveText(['Two', 'One']);
  await expect(move).toBeFocused();
  await expect.poll(() => storedTitles(database, course.modules.Practice)).toEqual(['Two', 'One']);
});

test('lessons and modules are dragged to their places', async ({
  admin: { page },
  course,
  addLesson,
  database,
}) => {
  for (const title of ['One', 'Two']) await addLesson({ title });
  // What other tests ask the mentor comes and goes above the list.
  await page.route('**/rest/v1/rpc/course_inbox', (route) => route.fulfill({ json: [] }));
  // So high that all of the list is in view: what scrolls under a held button is not dragged.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await openDesk(page, course);
  const row = (title: string) => page.locator('[data-lesson]').filter({ hasText: title });
  const card = (id: string) => page.locator(`[data-module="${id}"]`);
  await row('Two')
    .locator('[data-drag]')
    .dragTo(row('One'), { targetPosition: { x: 100, y: 5 } });
  await expect(titlesIn(page, 'Basics')).toHaveText(['Two', 'One']);
  await row('Two').locator('[data-drag]').dragTo(page.getByText('No lessons yet.'));
  await expect(titlesIn(page, 'Practice')).toHaveText(['Two']);
  await expect.poll(() => storedTitles(database, course.modules.Practice)).toEqual(['Two']);

  await card(course.modules.Practice)
    .locator('[data-drag]')
    .first()
    .dragTo(card(course.modules.Basics), { targetPosition: { x: 100, y: 5 } });
  await expect(moduleTitles(page)).toHaveText(['Practice', 'Basics']);
  await expect(page.locator('[data-drop]')).toHaveCount(0);
  await expect
    .poll(() =>
      database('select title from public.course_modules where course_id = $1 order by position', [
        course.id,
      ]),
    )
    .toEqual([{ title: 'Practice' }, { title: 'Basics' }]);
});
