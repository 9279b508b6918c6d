import type { Page } from '@playwright/test';
import {
  button,
  expect,
  moduleTitles,
  openDesk,
  storedTitles,
  test,
  titlesIn,
} from '../../support/browser/course-desk.ts';
import { toast } from '../../support/browser/toast.ts';

const changedElsewhere = 'The order was changed in another tab or on another device.';

const said = (page: Page) => page.getByRole('status').filter({ hasText: 'Move it again' });

test('an older tab puts back no order of lessons that another tab has stored, and shows it', async ({
  admin: { page },
  course,
  addLesson,
  database,
}) => {
  for (const title of ['One', 'Two', 'Three']) await addLesson({ title });
  const stored = () => storedTitles(database, course.modules.Basics);
  const newer = await page.context().newPage();
  for (const tab of [page, newer]) await openDesk(tab, course);
  await button(newer, 'Move up: Three').click();
  await expect.poll(stored).toEqual(['One', 'Three', 'Two']);

  await button(page, 'Move up: Two').click();
  await expect(toast(page, changedElsewhere)).toBeVisible();
  await expect(said(page)).toContainText(changedElsewhere);
  await expect(titlesIn(page, 'Basics')).toHaveText(['One', 'Three', 'Two']);
  expect(await stored()).toEqual(['One', 'Three', 'Two']);

  await button(page, 'Move up: Two').click();
  await expect.poll(stored).toEqual(['One', 'Two', 'Three']);
  await expect(titlesIn(page, 'Basics')).toHaveText(['One', 'Two', 'Three']);
});

test('an older tab takes no lesson out of the module to which another tab has moved it', async ({
  admin: { page },
  course,
  addLesson,
  database,
}) => {
  for (const title of ['One', 'Two', 'Three']) await addLesson({ title });
  const newer = await page.context().newPage();
  for (const tab of [page, newer]) await openDesk(tab, course);
  await button(newer, 'Move down: Three').click();
  await expect.poll(() => storedTitles(database, course.modules.Practice)).toEqual(['Three']);

  await button(page, 'Move up: Two').click();
  await expect(toast(page, changedElsewhere)).toBeVisible();
  await expect(titlesIn(page, 'Basics')).toHaveText(['One', 'Two']);
  await expect(titlesIn(page, 'Practice')).toHaveText(['Three']);
  expect(await storedTitles(database, course.modules.Practice)).toEqual(['Three']);
});

test('an older tab puts back no order of modules that another tab has stored', async ({
  admin: { page },
  course,
  database,
}) => {
  await database(
    `insert into public.course_modules (course_id, title, position) values ($1, 'Offers', 3)`,
    [course.id],
  );
  const newer = await page.context().newPage();
  for (const tab of [page, newer]) await openDesk(tab, course);
  await button(newer, 'Move up: Practice').click();
  const stored = () =>
    database('select title from public.course_modules where course_id = $1 order by position', [
      course.id,
    ]);
  const theirs = [{ title: 'Practice' }, { title: 'Basics' }, { title: 'Offers' }];
  await expect.poll(stored).toEqual(theirs);

  await button(page, 'Move up: Offers').click();
  await expect(toast(page, changedElsewhere)).toBeVisible();
  await expect(moduleTitles(page)).toHaveText(['Practice', 'Basics', 'Offers']);
  expect(await stored()).toEqual(theirs);
});

test('fast moves of one tab out of a module, back and within it are no conflict', async ({
  admin: { page },
  course,
  addLesson,
  database,
}) => {
  for (const title of ['One', 'Two', 'Three']) await addLesson({ title });
  await addLesson({ title: 'Four', module: 'Practice' });
  await openDesk(page, course);
  await button(page, 'Move down: Three').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await button(page, 'Move up: Two').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Move up: Three').focus();
  for (let press = 1; press <= 4; press += 1) await page.keyboard.press('Enter');
  const wanted = ['Three', 'Two', 'One'];
  await expect(titlesIn(page, 'Basics')).toHaveText(wanted);
  await expect.poll(() => storedTitles(database, course.modules.Basics)).toEqual(wanted);
  await button(page, 'Move down: Three').click();
  const last = ['Two', 'Three', 'One'];
  await expect.poll(() => storedTitles(database, course.modules.Basics)).toEqual(last);
  await expect(titlesIn(page, 'Basics')).toHaveText(last);
  await expect(toast(page, 'Not moved')).toBeHidden();
});
