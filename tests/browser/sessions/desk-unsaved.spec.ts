import { expect, openDesk, rowOf, test } from '../../support/browser/desk-sessions.ts';
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
