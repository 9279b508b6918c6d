import { dayHeading } from '../../../src/features/sessions/lib/desk-labels.ts';
import { todayInIndia } from '../../../src/shared/lib/dates/india.ts';
import { expect, inDays, openDesk, rowOf, test } from '../../support/browser/desk-sessions.ts';
import { letSessionEnd, logInBeside } from '../../support/browser/ended-session.ts';
import { questionOnLeaving } from '../../support/browser/leaving.ts';
import { openOwnTime } from '../../support/browser/own-time.ts';
import { toast } from '../../support/browser/toast.ts';

test('notes of a session and open hours are still there when the mentor has logged in again', async ({
  admin: { page, ...mentor },
  database,
  addSession,
  problems,
}) => {
  const session = await addSession({ startsAt: (await openOwnTime(database)).startsAt });
  await openDesk(page);
  const later = page.getByText(/^Later: /);
  if (await later.isVisible()) await later.click();
  const row = rowOf(page, session);
  await row.getByText(/^Notes and papers/).click();
  await row.getByLabel('Private note').fill('Nervous about numbers');
  const monday = page.getByRole('group', { name: 'Monday' });
  const hours = monday.getByRole('button', { name: /^Remove/ });
  const before = await hours.count();
  await monday.getByRole('button', { name: /^Add hours/ }).click();
  // What the desk asks for when the mentor is back is refused.
  problems.expect(
    /401: (?:GET|POST) \/rest\/v1\/(?:bookings|open_hours|schedule_settings|rpc\/waiting_work)/,
  );
  const refused = page.waitForResponse(
    (answer) => answer.url().includes('/rest/v1/bookings') && answer.status() === 401,
  );
  await letSessionEnd(page, problems);
  await refused;

  await logInBeside(page, mentor);
  await expect(hours).toHaveCount(before + 1);
  await expect(row.getByLabel('Private note')).toHaveValue('Nervous about numbers');
  await row.getByRole('button', { name: 'Save notes' }).click();
  await expect(toast(page, 'Your notes are saved.')).toBeVisible();
  await monday
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
});

test('notes of a session that are not saved are asked about before the page is left, and saved ones are not', async ({
  admin: { page },
  database,
  addSession,
}) => {
  const session = await addSession({ startsAt: (await openOwnTime(database)).startsAt });
  await openDesk(page);
  const later = page.getByText(/^Later: /);
  if (await later.isVisible()) await later.click();
  const row = rowOf(page, session);
  await row.getByText(/^Notes and papers/).click();
  await row.getByLabel('Private note').fill('Nervous about numbers');
  const leave = () => page.getByRole('link', { name: 'Blogs', exact: true }).click();
  expect(await questionOnLeaving(page, leave)).toBe('beforeunload');
  await expect(row.getByLabel('Private note')).toHaveValue('Nervous about numbers');
  await row.getByRole('button', { name: 'Save notes' }).click();
  await expect(toast(page, 'Your notes are saved.')).toBeVisible();
  await leave();
  await expect(page).toHaveURL('/admin/blogs');
});

test('what is typed beside an earlier session is there again after a search for somebody else, and asked about until then', async ({
  admin: { page },
  addSession,
}) => {
  const session = await addSession({ startsAt: inDays(-3, '01:40') });
  const other = await addSession({ startsAt: inDays(-4, '01:40') });
  await openDesk(page);
  await page.getByText('Earlier', { exact: true }).click();
  const search = page.getByRole('search', { name: 'Earlier sessions' }).getByRole('searchbox');
  await search.fill(session.person);
  const row = rowOf(page, session);
  await row.getByText(/^Notes and papers/).click();
  await row.getByRole('textbox', { name: 'New step' }).fill('Read one job ad');
  await row.getByRole('button', { name: 'Add step' }).click();
  await row.getByRole('button', { name: 'Change Read one job ad' }).click();
  await row.getByLabel('Change the step').fill('Read two job ads');
  await row.getByLabel('Private note').fill('Half a sentence');
  await row.getByRole('textbox', { name: 'New step' }).fill('Call the');

  await search.fill(other.person);
  await expect(rowOf(page, other)).toBeVisible();
  await expect(row).toHaveCount(0);
  const leave = () => page.getByRole('link', { name: 'Blogs', exact: true }).click();
  expect(await questionOnLeaving(page, leave)).toBe('beforeunload');

  await search.fill(session.person);
  await expect(row.getByLabel('Private note')).toHaveValue('Half a sentence');
  await expect(row.getByLabel('Private note')).toBeVisible();
  await expect(row.getByLabel('Change the step')).toHaveValue('Read two job ads');
  await expect(row.getByRole('textbox', { name: 'New step' })).toHaveValue('Call the');
  await row.getByRole('button', { name: 'Save notes' }).click();
  await expect(toast(page, 'Your notes are saved.')).toBeVisible();
  await row.getByRole('button', { name: 'Save step' }).click();
  await expect(row.getByRole('checkbox', { name: 'Read two job ads' })).toBeVisible();
  await row.getByRole('button', { name: 'Add step' }).click();
  await expect(row.getByRole('checkbox', { name: 'Call the' })).toBeVisible();

  // It is saved: nothing more is asked, and the row comes back folded.
  await search.fill(other.person);
  await expect(row).toHaveCount(0);
  await search.fill(session.person);
  await expect(row).toBeVisible();
  await expect(row.getByLabel('Private note')).toBeHidden();
  await leave();
  await expect(page).toHaveURL('/admin/blogs');
});

test('a note that is being typed goes along when the session is moved to another day', async ({
  admin: { page },
  addSession,
  database,
}) => {
  const session = await addSession({ startsAt: inDays(4, '03:10') });
  await openDesk(page);
  const row = rowOf(page, session);
  await row.getByText(/^Notes and papers/).click();
  await row.getByLabel('Private note').fill('Half a sentence');
  await database(
    `update public.bookings set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day',
       blocked_from = blocked_from + interval '1 day', blocked_to = blocked_to + interval '1 day'
     where order_id = $1`,
    [session.orderId],
  );
  // As when somebody comes back to the tab.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  const day = page.getByRole('list', {
    name: dayHeading(inDays(5, '03:10').slice(0, 10), todayInIndia()),
  });
  await expect(day.getByRole('listitem').filter({ hasText: session.person })).toBeVisible();
  await expect(row.getByLabel('Private note')).toHaveValue('Half a sentence');
  await row.getByLabel('Private note').fill('');
});
