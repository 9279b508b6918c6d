import { toast } from '../../support/browser/toast.ts';
import { expect, inquiryRow, openPart, test } from '../../support/browser/dashboard.ts';
import { takeDown } from '../../support/browser/network.ts';

test('while the backend is down the dashboard says so and tries again', async ({
  admin: { page },
  problems,
  addBooking,
}) => {
  const booking = await addBooking();
  problems.expect(/500: (?:GET|HEAD) \/rest\/v1\/inquiries/);
  await takeDown(page, '**/rest/v1/inquiries*');
  await page.goto('/admin');
  await expect(toast(page, 'Error').first()).toContainText(
    'Failed to load form submissions. Please try again later.',
  );
  await page.unroute('**/rest/v1/inquiries*');
  await page.getByRole('button', { name: 'Try Again' }).first().click();
  await expect(inquiryRow(page, booking)).toBeVisible();
});

test('a dashboard of which nothing comes says so in one toast, and each part beside its Try Again', async ({
  admin: { page },
  problems,
}) => {
  const rows = /\/rest\/v1\/(?!user_roles|profiles)/;
  problems.expect(/50[03]: (?:GET|HEAD|POST) \/rest\/v1\//);
  // The list of samples is only a reminder.
  problems.expect(/console\.error: DataError/);
  await takeDown(page, rows);
  await page.goto('/admin');
  const main = page.getByRole('main');
  for (const name of ['Activity log', 'Figures']) await openPart(page, name);
  for (const words of [
    'Failed to look up what is not published yet.',
    'Failed to load the activity log.',
    'Failed to load the figures.',
  ]) {
    await expect(main.getByText(words)).toBeVisible();
  }
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(toast(page, 'Error')).toContainText(
    'Failed to load form submissions. Please try again later.',
  );

  // Coming back to the tab fails as well, and does not pile up.
  const first = await page.getByRole('alert').elementHandle();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await first?.waitForElementState('hidden');
  await expect(main.getByText('Failed to load the figures.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(1);
});
