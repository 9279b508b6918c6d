import { toast } from '../../support/browser/toast.ts';
import { expect, test } from '../../support/browser/events.ts';
import { takeDown } from '../../support/browser/network.ts';

test('the later of two edits does not overwrite the earlier one unseen', async ({
  admin: { page },
  addEvent,
  database,
}) => {
  const event = await addEvent();
  await page.goto(`/events/edit/${event.id}`);
  await page.getByLabel('Venue').fill('My hall, Kota');
  await database(`update public.events set venue = 'Their hall, Udaipur' where id = $1`, [
    event.id,
  ]);
  await page.getByRole('button', { name: 'Update Event' }).click();
  const question = page.getByRole('alert').filter({ hasText: 'Someone else changed this event' });
  await expect(question).toContainText('Their hall, Udaipur');
  await expect(question).toContainText('My hall, Kota');
  await expect(page.getByLabel('Venue')).toHaveValue('My hall, Kota');
  const venue = () => database('select venue from public.events where id = $1', [event.id]);
  expect(await venue()).toEqual([{ venue: 'Their hall, Udaipur' }]);
  await question.getByRole('button', { name: 'Save mine' }).click();
  await expect(page).toHaveURL('/events');
  expect(await venue()).toEqual([{ venue: 'My hall, Kota' }]);
});

test('an admin approves and rejects what is pending, and only that', async ({
  admin: { page },
  addEvent,
  database,
}) => {
  const wanted = await addEvent({ status: 'pending' });
  const unwanted = await addEvent({ status: 'pending' });
  await page.goto('/admin/events');
  await page.getByRole('button', { name: /^Pending/ }).click();
  await page.getByRole('button', { name: `Approve: ${wanted.title}` }).click();
  await expect(toast(page, 'Event approved successfully')).toBeVisible();
  // The list moves up.
  await expect(page.getByRole('button', { name: `Approve: ${wanted.title}` })).toBeHidden();
  await page.getByRole('button', { name: `Reject: ${unwanted.title}` }).click();
  await expect(toast(page, 'Event rejected successfully')).toBeVisible();
  const rows = await database(
    `select status, approved_at is not null as stamped from public.events
     where id in ($1, $2) order by status`,
    [wanted.id, unwanted.id],
  );
  expect(rows).toEqual([
    { status: 'approved', stamped: true },
    { status: 'rejected', stamped: false },
  ]);
  await page.getByRole('button', { name: /^All/ }).click();
  await expect(page.getByRole('heading', { name: wanted.title })).toBeVisible();
  await expect(page.getByRole('button', { name: `Approve: ${wanted.title}` })).toBeHidden();
});

test('an approval whose pages could not be refreshed is saved, and says how to publish it', async ({
  admin: { page },
  addEvent,
  problems,
}) => {
  problems.expect(/503: POST \/\.netlify\/functions\/rebuild/);
  await takeDown(page, '**/.netlify/functions/rebuild');
  const event = await addEvent({ status: 'pending' });
  await page.goto('/admin/events');
  await page.getByRole('button', { name: `Approve: ${event.title}` }).click();
  await expect(toast(page, 'Event approved successfully')).toBeVisible();
  await expect(toast(page, 'Not on the site yet')).toContainText(
    'Your change is saved, but the pages could not be refreshed. Press Publish now on the dashboard.',
  );
});

test('of two admins who decide at once the first one wins', async ({
  admin: { page },
  addEvent,
  database,
}) => {
  const event = await addEvent({ status: 'pending' });
  await page.goto('/admin/events');
  const reject = page.getByRole('button', { name: `Reject: ${event.title}` });
  await expect(reject).toBeVisible();
  await database(`update public.events set status = 'approved' where id = $1`, [event.id]);
  await reject.click();
  await expect(toast(page, 'Failed to update event status')).toBeVisible();
  await expect(reject).toBeHidden();
  expect(await database('select status from public.events where id = $1', [event.id])).toEqual([
    { status: 'approved' },
  ]);
});

test('while the backend is down the manager says so and tries again', async ({
  admin: { page },
  problems,
  addEvent,
}) => {
  const event = await addEvent();
  problems.expect(/500: (?:GET|HEAD) \/rest\/v1\/events/);
  await takeDown(page, '**/rest/v1/events*');
  await page.goto('/admin/events');
  await expect(toast(page, 'Failed to load events')).toBeVisible();
  await expect(page.getByRole('main').getByText('Failed to load events')).toBeVisible();
  await page.unroute('**/rest/v1/events*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: event.title })).toBeVisible();
});
