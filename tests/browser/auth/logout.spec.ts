import { authStorageKey } from '../../../src/shared/browser/storage-keys.ts';
import { accountLink } from '../../support/browser/account-steps.ts';
import { toast } from '../../support/browser/toast.ts';
import { loginLink, logout } from '../../support/browser/session-links.ts';
import { expect, test } from '../../support/test.ts';

test('a logout ends at the login, and going back shows nothing private', async ({ student }) => {
  const { page, fullName, id } = student;
  await page.goto('/contact');
  await page.goto('/profile');
  await expect(page.getByLabel('Full Name')).toHaveValue(fullName);
  await logout(page).click();

  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await expect(loginLink(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(loginLink(page)).toBeVisible();
  await expect(page.getByText(fullName)).toHaveCount(0);
  await page.goto('/profile');
  await expect(page).toHaveURL('/auth?next=%2Fprofile');
  expect(await page.evaluate((key) => localStorage.getItem(key), authStorageKey)).toBeNull();
  expect(id).not.toBe('');
});

test('a logout that fails shows the message of the service, and the session stays', async ({
  student: { page, fullName },
  problems,
}) => {
  problems.expect(/503: POST \/auth\/v1\/logout/);
  await page.goto('/contact');
  await page.route('**/auth/v1/logout*', (route) =>
    route.fulfill({ status: 503, json: { code: 503, msg: 'The service rests' } }),
  );
  await logout(page).click();
  await expect(toast(page, 'Logout Failed')).toContainText('The service rests');
  await expect(accountLink(page, fullName)).toBeVisible();
  await expect(page).toHaveURL('/contact');
});

test('a logout that fails without words is an unexpected error', async ({
  student: { page },
  problems,
}) => {
  problems.expect(/500: POST \/auth\/v1\/logout/);
  await page.goto('/contact');
  await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 500, json: {} }));
  await logout(page).click();
  await expect(toast(page, 'Logout Failed')).toHaveText(/^Logout FailedUnexpected error$/);
});

test('a logout without a network is an unexpected error, and nothing of the session is lost', async ({
  student: { page, fullName },
  problems,
}) => {
  problems.expect(/failed: POST \/auth\/v1\/logout/);
  await page.goto('/contact');
  await expect(logout(page)).toBeVisible();
  const session = () => page.evaluate((key) => localStorage.getItem(key), authStorageKey);
  const before = await session();
  await page.route('**/auth/v1/logout*', (route) => route.abort('internetdisconnected'));
  await logout(page).click();
  await expect(toast(page, 'Logout Failed')).toHaveText(/^Logout FailedUnexpected error$/);
  await expect(accountLink(page, fullName)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  expect(await session()).toBe(before);

  await page.unroute('**/auth/v1/logout*');
  await page.goto('/profile');
  await expect(page.getByLabel('Full Name')).toHaveValue(fullName);
  await logout(page).click();
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
});

test('logging out when the session is gone already just ends it here', async ({
  student: { page, fullName },
}) => {
  await page.goto('/contact');
  await expect(accountLink(page, fullName)).toBeVisible();
  await page.evaluate((key) => localStorage.removeItem(key), authStorageKey);
  await logout(page).click();
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL('/auth');
});

test('other tabs follow a logout; a private page leaves for the login', async ({
  student: { page, fullName },
}) => {
  const second = await page.context().newPage();
  await second.goto('/profile');
  await expect(second.getByLabel('Full Name')).toHaveValue(fullName);
  const third = await page.context().newPage();
  await third.goto('/contact');
  await expect(accountLink(third, fullName)).toBeVisible();

  await page.goto('/contact');
  await logout(page).click();
  await expect(second).toHaveURL('/auth?next=%2Fprofile');
  await expect(loginLink(third)).toBeVisible();
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
});
