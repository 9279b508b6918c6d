import { longDate } from '../../../src/shared/lib/dates/labels.ts';
import { chooseDay } from '../../support/browser/event-form.ts';
import { toast } from '../../support/browser/toast.ts';
import { questionOnLeaving } from '../../support/browser/leaving.ts';
import { dayFromToday, expect, test } from '../../support/browser/events.ts';

test('days that are over cannot be chosen, and the arrow keys move between the others', async ({
  admin: { page },
}) => {
  await page.goto('/events/create');
  const calendar = page.getByRole('group', { name: 'Event Date' });
  await expect(calendar.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  const today = calendar.getByRole('button', { name: longDate(dayFromToday(0)), exact: true });
  await expect(today).toBeEnabled();
  await today.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(today).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const nextWeek = calendar.getByRole('button', { name: longDate(dayFromToday(7)), exact: true });
  await expect(nextWeek).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(nextWeek).toHaveAttribute('aria-pressed', 'true');
});

test('what is missing is said, and nothing is stored', async ({ admin: { page } }) => {
  await page.goto('/events/create');
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(toast(page, 'Please fill in all required fields')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByLabel('Venue')).toHaveAttribute('aria-invalid', 'true');

  await page.getByLabel('Venue').fill('Seminar hall, Jaipur');
  await expect(page.getByLabel('Venue')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText('Choose a date')).toBeVisible();
  // In another month than today, whatever today is.
  await chooseDay(page, dayFromToday(31));
  await expect(page.getByText('Choose a date')).toBeHidden();
});

test('an event that is begun is asked about before the page is left', async ({
  admin: { page },
}) => {
  await page.goto('/events/create');
  await page.getByLabel('Description').fill('Bring two offers.');
  const leave = () => page.getByRole('link', { name: 'Cancel' }).click();
  expect(await questionOnLeaving(page, leave)).toBe('beforeunload');
  await expect(page).toHaveURL('/events/create');
  await expect(page.getByLabel('Description')).toHaveValue('Bring two offers.');
});

test('a poster is seen before it is saved', async ({ admin: { page }, stack }) => {
  await page.goto('/events/create');
  await page.getByLabel('Poster URL').fill(`${stack.url}/icon-512.png`);
  await expect(page.getByRole('img', { name: 'The poster as visitors see it' })).toBeVisible();
});

for (const [screen, path, title, message] of [
  ['create', '/events/create', 'Unauthorized', 'You do not have permission to access this page.'],
  [
    'edit',
    '/events/edit/3f2a91bc-0000-4000-8000-00000000ffff',
    'Access Denied',
    "You don't have permission to access this page.",
  ],
  ['manage', '/admin/events', 'Access Denied', "You don't have permission to access this page."],
] as const) {
  test(`a student cannot ${screen} events, and a visitor is sent to log in`, async ({
    student,
    visitor,
  }) => {
    await student.page.goto(path);
    await expect(student.page.getByText(title)).toBeVisible();
    await expect(student.page.getByText(message)).toBeVisible();
    await visitor.goto(path);
    await expect(visitor).toHaveURL(/^[^?]*\/auth\?next=/);
  });
}

test('an address that is none is not called missing, and the admin reads what is wrong with it', async ({
  admin: { page },
  addEvent,
}) => {
  const event = await addEvent();
  await page.goto(`/events/edit/${event.id}`);
  await page.getByLabel('Recording URL').fill('not an address');
  await page.getByRole('button', { name: 'Update Event' }).click();
  const problem = 'Enter an address that begins with https:// or http://';
  await expect(toast(page, problem)).toBeVisible();
  await expect(page.getByLabel('Recording URL')).toBeFocused();
  await page.getByLabel('Venue').fill('');
  await page.getByRole('button', { name: 'Update Event' }).click();
  await expect(toast(page, 'Please fill in all required fields')).toBeVisible();
});

test('an event that is not there cannot be edited', async ({ admin: { page } }) => {
  await page.goto('/events/edit/3f2a91bc-0000-4000-8000-00000000ffff');
  await expect(toast(page, 'Failed to load event')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
