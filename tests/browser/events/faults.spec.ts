import { fillNewEvent } from '../../support/browser/event-form.ts';
import { expect, test } from '../../support/browser/events.ts';
import { toast } from '../../support/browser/toast.ts';
import { uniqueWord } from '../../support/browser/unique-word.ts';
import { hold, loseAnswers, takeDown } from '../../support/browser/network.ts';

// A backend that is slow or down while an admin or a student does something about events: what is said meanwhile, and
// that nothing typed is lost and nothing is stored twice.

test('an event that could not be created is still in the form, and is created once', async ({
  admin: { page },
  database,
  problems,
}) => {
  problems.expect(/503: POST \/rest\/v1\/events/);
  // The second try finds the event of the first.
  problems.expect(/409: POST \/rest\/v1\/events/);
  const title = `Resume clinic ${uniqueWord()}`;
  await page.goto('/events/create');
  await fillNewEvent(page, { title });
  await loseAnswers(page, '**/rest/v1/events*');
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(toast(page, 'Failed to create event')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Venue')).toHaveValue('Seminar hall, Jaipur');

  await page.unroute('**/rest/v1/events*');
  const held = await hold(page, '**/rest/v1/events*', 'POST');
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  held.resolve();
  await expect(page).toHaveURL('/events');
  await expect(toast(page, 'Event created and approved successfully')).toBeVisible();
  const rows = 'select id from public.events where title = $1';
  expect(await database(rows, [title])).toHaveLength(1);
  await database('delete from public.events where title = $1', [title]);
});

test('categories that do not come are said', async ({ admin: { page }, problems }) => {
  problems.expect(/500: GET \/rest\/v1\/event_categories/);
  await takeDown(page, '**/rest/v1/event_categories*');
  await page.goto('/events/create');
  await expect(toast(page, 'Failed to load event categories')).toBeVisible();
});

test('an edit that could not be saved is still in the form', async ({
  admin: { page },
  addEvent,
  database,
  problems,
}) => {
  problems.expect(/503: PATCH \/rest\/v1\/events/);
  const event = await addEvent();
  const loading = await hold(page, '**/rest/v1/events*', 'GET');
  await page.goto(`/events/edit/${event.id}`);
  await expect(page.getByText('Loading event details...')).toBeVisible();
  loading.resolve();
  await page.getByLabel('Venue').fill('My hall, Kota');
  await page.unroute('**/rest/v1/events*');

  await takeDown(page, '**/rest/v1/events*');
  await page.getByRole('button', { name: 'Update Event' }).click();
  await expect(toast(page, 'Failed to update event')).toBeVisible();
  await expect(page.getByLabel('Venue')).toHaveValue('My hall, Kota');
  await page.unroute('**/rest/v1/events*');

  const saving = await hold(page, '**/rest/v1/events*', 'PATCH');
  await page.getByRole('button', { name: 'Update Event' }).click();
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  saving.resolve();
  await expect(page).toHaveURL('/events');
  const rows = await database('select venue from public.events where id = $1', [event.id]);
  expect(rows).toEqual([{ venue: 'My hall, Kota' }]);
});

test('an event that could not be deleted or decided stays in the list as it was', async ({
  admin: { page },
  addEvent,
  database,
  problems,
}) => {
  problems.expect(/503: DELETE \/rest\/v1\/events/);
  problems.expect(/503: PATCH \/rest\/v1\/events/);
  const event = await addEvent({ status: 'pending' });
  await page.goto('/admin/events');
  const approve = page.getByRole('button', { name: `Approve: ${event.title}` });
  await expect(approve).toBeVisible();
  await page.route('**/rest/v1/events*', async (route) => {
    const isRead = ['GET', 'HEAD'].includes(route.request().method());
    await (isRead ? route.continue() : route.fulfill({ status: 503, body: '' }));
  });
  await approve.click();
  await expect(toast(page, 'Failed to update event status')).toBeVisible();
  await expect(approve).toBeVisible();
  await page.getByRole('button', { name: `Delete: ${event.title}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete event' });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Failed to delete event')).toBeVisible();
  expect(await database('select status from public.events where id = $1', [event.id])).toEqual([
    { status: 'pending' },
  ]);
});

test('while a registration is on its way the button says so', async ({
  student: { page },
  addEvent,
}) => {
  const event = await addEvent();
  await page.goto(`/events?q=${event.title.split(' ').at(-1)}`);
  await page.getByRole('button', { name: `Register for Event: ${event.title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Register for Event' });
  await dialog.getByLabel('College Name').fill('MBM University, Jodhpur');
  await dialog.getByLabel('Phone Number').fill('98290 12345');
  const held = await hold(page, '**/rest/v1/event_registrations*', 'POST');
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Registering...' })).toBeDisabled();
  held.resolve();
  await expect(page.getByText('You are registered', { exact: true })).toBeVisible();
});
