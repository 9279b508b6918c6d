import { takeDown } from '../../support/browser/network.ts';
import { expect, inDays, openDesk, rowOf, test } from '../../support/browser/desk-sessions.ts';

test('every earlier session is reached, by asking for more or by a part of a name or an email @phone', async ({
  admin: { page },
  addSession,
}) => {
  // A phone shows eight at once.
  await page.setViewportSize({ width: 390, height: 844 });
  const oldest = await addSession({ startsAt: inDays(-400, '01:00') });
  for (let day = -390; day < -381; day++) await addSession({ startsAt: inDays(day, '01:00') });
  await openDesk(page);
  await page.getByText('Earlier', { exact: true }).click();
  const earlier = page.getByRole('list', { name: 'Earlier sessions' });
  const row = rowOf(page, oldest).and(earlier.getByRole('listitem'));
  const more = page.getByRole('button', { name: 'Show more sessions' });
  await expect(more).toBeVisible();
  await expect(row).toHaveCount(0);
  while (await more.isVisible()) {
    const shown = await earlier.getByRole('listitem').count();
    await more.click();
    await expect.poll(() => earlier.getByRole('listitem').count()).toBeGreaterThan(shown);
    await expect(page.getByText('Loading sessions...')).toBeHidden();
  }
  await expect(row).toBeVisible();
  await expect(row).toContainText(` ${inDays(-400, '01:00').slice(0, 4)}`);

  const search = page
    .getByRole('search', { name: 'Earlier sessions' })
    .getByRole('searchbox', { name: 'Search' });
  for (const words of [oldest.person.slice(3).toUpperCase(), oldest.email.slice(2, 14)]) {
    await search.fill(words);
    await expect(earlier.getByRole('listitem')).toHaveCount(1);
    await expect(row).toBeVisible();
  }
  for (const words of ['%', '_', `${oldest.person} nobody`]) {
    await search.fill(words);
    await expect(page.getByText('No matching sessions')).toBeVisible();
  }
  await search.fill('');
  await expect(earlier.getByRole('listitem').nth(7)).toBeVisible();
});

test('notes stay while the list cannot be refreshed, and the mentor can try again', async ({
  admin: { page },
  addSession,
  problems,
}) => {
  const session = await addSession({ startsAt: inDays(2, '04:20') });
  await openDesk(page);
  const row = rowOf(page, session);
  await row.getByText(/^Notes and papers/).click();
  await row.getByLabel('Private note').fill('Half a sentence');
  problems.expect(/500: GET \/rest\/v1\/bookings/);
  await takeDown(page, '**/rest/v1/bookings*');
  // As when somebody comes back to the tab.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  const told = page.getByRole('alert').filter({ hasText: 'could not be refreshed' });
  await expect(told).toBeVisible();
  await expect(row.getByLabel('Private note')).toHaveValue('Half a sentence');
  await page.unroute('**/rest/v1/bookings*');
  await told.getByRole('button', { name: 'Try Again' }).click();
  await expect(told).toBeHidden();
  await expect(row.getByLabel('Private note')).toHaveValue('Half a sentence');
  await row.getByLabel('Private note').fill('');
});
