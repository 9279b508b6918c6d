import { expect, openPart, search, test } from '../../support/browser/dashboard.ts';
import { hold } from '../../support/browser/network.ts';
import { shifts, watchShifts } from '../../support/browser/page-cost.ts';

test('an admin is reminded of what is still a sample, and where it is replaced @phone', async ({
  admin: { page },
}) => {
  await page.goto('/admin');
  const reminder = await openPart(page, /^These \d+ things are still samples$/);
  const things = reminder.getByRole('listitem');
  await expect(things.first()).toBeVisible();
  await expect(reminder.getByRole('heading')).toContainText(`These ${await things.count()} things`);
  for (const thing of ['Your phone number', 'The links to the WhatsApp groups', 'Reviews']) {
    await expect(things.filter({ hasText: thing })).toContainText(/(?:content|supabase)\//);
  }
});

test('the activity log shows an admin who did what', async ({ admin: { page }, addBooking }) => {
  const booking = await addBooking();
  await page.goto('/admin');
  await search(page, booking.name);
  await page.getByRole('button', { name: `Delete: ${booking.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  const auditLog = await openPart(page, 'Activity log');
  await expect(
    auditLog.getByRole('listitem').filter({ hasText: 'Submission deleted' }).first(),
  ).toContainText('Meena Rao');
  await expect(auditLog).not.toContainText(booking.name);
});

test('the figures are pictures, and the same numbers as a table @phone', async ({
  admin: { page },
}) => {
  await page.goto('/admin');
  const figures = await openPart(page, 'Figures');
  for (const name of [
    'Inquiries by week',
    'Revenue by week',
    'Registrations per event',
    'Reviews by star',
  ]) {
    const picture = figures.getByRole('img', { name: new RegExp(name) });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture.locator('.ct-bar').first()).toBeAttached();
    const table = page.getByRole('table', { name });
    await expect(table).toBeHidden();
    await figures
      .locator('details details')
      .filter({ has: page.locator('caption', { hasText: name }) })
      .getByText('Show as table')
      .click();
    await expect(table).toBeVisible();
  }
  const stars = page.getByRole('table', { name: 'Reviews by star' });
  await expect(stars.getByRole('row')).toHaveCount(6);
});

for (const [window, width] of [
  ['a desk', 1280],
  ['a phone', 390],
] as const) {
  test(`nothing on the dashboard moves while its parts come one after the other: ${window}`, async ({
    admin: { page },
    addBooking,
  }) => {
    await addBooking();
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    const earnings = await hold(page, '**/rest/v1/rpc/payment_totals*');
    const waiting = await hold(page, '**/rest/v1/rpc/waiting_work*');
    const today = await hold(page, '**/rest/v1/rpc/todays_work*');
    const asked = page.waitForResponse('**/rest/v1/rpc/changes_since*');
    await page.goto('/admin');
    await asked;
    await expect(page.getByText('Loading the dashboard...')).toBeVisible();
    waiting.resolve();
    today.resolve();
    await expect(page.getByText('Adding up...')).toBeVisible();
    earnings.resolve();
    await expect(page.getByRole('term').filter({ hasText: 'This month' })).toBeVisible();
    expect(await shifts(page)).toEqual([]);
  });
}
