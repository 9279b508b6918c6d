import { logIn } from '../../support/browser/account-steps.ts';
import { expect, openNote, test } from '../../support/browser/dashboard.ts';
import { logout } from '../../support/browser/session-links.ts';
import { toast } from '../../support/browser/toast.ts';

test('a note that is not saved goes at a logout', async ({
  admin: { page, ...person },
  addBooking,
}) => {
  const booking = await addBooking();
  await page.goto('/admin');
  await openNote(page, booking);
  await page.getByLabel('Private note').fill('Wants Saturday.');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('/contact');
  await logout(page).click();
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  expect(
    await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
  ).not.toContain('Saturday');
  await page.goto('/admin');
  await logIn(page, person);
  await openNote(page, booking);
  await expect(page.getByLabel('Private note')).toHaveValue('');
});
