import { overload } from '../../support/browser/network.ts';
import {
  button,
  expect,
  lessonsIn,
  openDesk,
  storedTitles,
  test,
  titlesIn,
} from '../../support/browser/course-desk.ts';
import { toast } from '../../support/browser/toast.ts';

test('the mentor sees the lessons of each course, with what each is @phone', async ({
  admin: { page },
  course,
  addLesson,
}) => {
  await addLesson({ title: 'What recruiters read', status: 'published', isFree: true });
  await addLesson({ title: 'Your projects' });
  await addLesson({ title: 'An old lesson', status: 'removed' });
  await openDesk(page, course);
  await expect(button(page, course.title)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('3 lessons: 1 published, 1 draft, 1 removed')).toBeVisible();
  const [first, second, third] = await lessonsIn(page, 'Basics').all();
  await expect(first!).toContainText('PublishedFree1 min read');
  await expect(second!).toContainText('DraftPaid1 min read · opens at once');
  await expect(third!).toContainText('Removed');
  await button(page, 'End-to-End Placement Course').click();
  await expect(page).toHaveURL('/admin/courses?course=end-to-end-placement');
  await expect(titlesIn(page, 'Basics')).toHaveCount(0);
});

test('lessons go up and down by keyboard, past the end of their module, and each place is told', async ({
  admin: { page },
  course,
  addLesson,
  database,
}) => {
  for (const title of ['One', 'Two', 'Three']) await addLesson({ title });
  await addLesson({ title: 'Four', module: 'Practice' });
  await openDesk(page, course);
  const said = page.getByRole('status').filter({ hasText: '“' });

  const up = button(page, 'Move up: Three');
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(titlesIn(page, 'Basics')).toHaveText(['One', 'Three', 'Two']);
  await expect(said).toHaveText('“Three” is lesson 2 of 3 in Basics.');
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('“Three” is the first one already.');
  await expect(titlesIn(page, 'Basics')).toHaveText(['Three', 'One', 'Two']);
  await expect
    .poll(() => storedTitles(database, course.modules.Basics))
    .toEqual(['Three', 'One', 'Two']);

  const down = button(page, 'Move down: Two');
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(titlesIn(page, 'Practice')).toHaveText(['Two', 'Four']);
  await expect(down).toBeFocused();
  await expect.poll(() => storedTitles(database, course.modules.Practice)).toEqual(['Two', 'Four']);
});

test('five fast steps end where the fifth one says', async ({
  admin: { page },
  course,
  addLesson,
  database,
}) => {
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) await addLesson({ title });
  await openDesk(page, course);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/sort_lessons')) sent.push(request);
  });
  await button(page, 'Move down: One').focus();
  for (let press = 1; press <= 5; press += 1) await page.keyboard.press('Enter');
  const wanted = ['Two', 'Three', 'Four', 'Five', 'Six', 'One'];
  await expect(titlesIn(page, 'Basics')).toHaveText(wanted);
  await expect.poll(() => storedTitles(database, course.modules.Basics)).toEqual(wanted);
  expect(sent.length).toBeLessThanOrEqual(5);
});

test('a move that cannot be saved goes back, and says so', async ({
  admin: { page },
  course,
  addLesson,
  problems,
}) => {
  for (const title of ['One', 'Two']) await addLesson({ title });
  await openDesk(page, course);
  problems.expect(/503: POST \/rest\/v1\/rpc\/sort_lessons/);
  await overload(page, '**/rest/v1/rpc/sort_lessons');
  await button(page, 'Move up: Two').click();
  await expect(toast(page, 'Everything is back in its place.')).toBeVisible({ timeout: 30_000 });
  await expect(titlesIn(page, 'Basics')).toHaveText(['One', 'Two']);
});
