import { authStorageKey } from '../../../src/shared/browser/storage-keys.ts';
import { accountLink, logIn } from '../../support/browser/account-steps.ts';
import { toast } from '../../support/browser/toast.ts';
import { hold, takeDown } from '../../support/browser/network.ts';
import { loginLink, logout } from '../../support/browser/session-links.ts';
import { letTokenExpire, storedToken } from '../../support/browser/stored-session.ts';
import { expect, test } from '../../support/test.ts';

for (const status of [401, 403, 404]) {
  test(`a logout answered with ${status} is a logout`, async ({ student: { page }, problems }) => {
    problems.expect(new RegExp(`${status}: POST /auth/v1/logout`));
    await page.goto('/contact');
    await page.route('**/auth/v1/logout*', (route) =>
      route.fulfill({ status, json: { code: status, msg: 'Session not found' } }),
    );
    await logout(page).click();
    await expect(toast(page, 'Logged out successfully')).toBeVisible();
    await expect(page).toHaveURL('/auth');
  });
}

test('an open screen of the dashboard stays when the role cannot be read again', async ({
  admin: { page },
  problems,
}) => {
  await page.goto('/admin/blogs/new');
  await page.getByLabel('Title').fill('Half a title');
  problems.expect(/500: GET \/rest\/v1\/profiles/);
  await takeDown(page, '**/rest/v1/profiles*');
  // supabase-js reports the session again when someone comes back to the tab.
  const answer = page.waitForResponse('**/rest/v1/profiles*');
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await (await answer).finished();
  await page.getByLabel('Title').press('End');
  await page.getByLabel('Title').pressSequentially(' and the rest');
  await expect(page.getByLabel('Title')).toHaveValue('Half a title and the rest');
});

test('someone who is logged in reads no “Login” while it is looked up who they are, and a press then counts', async ({
  student: { page, fullName },
}) => {
  const profile = await hold(page, '**/rest/v1/profiles*');
  await page.goto('/contact');
  const unnamed = page.getByRole('banner').getByRole('link', { name: 'My Account' });
  await unnamed.hover();
  await expect(loginLink(page)).toBeHidden();
  await page.mouse.down();
  profile.resolve();
  await expect(accountLink(page, fullName)).toBeVisible();
  await page.mouse.up();
  await expect(page).toHaveURL('/profile');
});

test('the account part does not come before its styles', async ({ student: { page } }) => {
  await hold(page, '**/rest/v1/profiles*');
  const styles = await hold(page, '**/*.css');
  const asked = page.waitForRequest('**/*.css');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact', { waitUntil: 'commit' });
  await asked;
  await expect(page.locator('header astro-island[ssr]')).toHaveCount(0);
  await expect(loginLink(page)).toBeVisible();
  styles.resolve();
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Account' })).toBeVisible();
  await expect(logout(page)).toBeHidden();
});

test('someone can log out before it is known who they are', async ({ student: { page } }) => {
  await hold(page, '**/rest/v1/profiles*');
  await page.goto('/contact');
  await logout(page).click();
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await expect(loginLink(page)).toBeVisible();
});

test('an expired token is refreshed silently', async ({ student: { page, fullName } }) => {
  await page.goto('/contact');
  await expect(accountLink(page, fullName)).toBeVisible();
  // Two access tokens of the same second are equal; every refresh token is new.
  const before = await storedToken(page);
  await letTokenExpire(page);
  await page.reload();
  await expect(accountLink(page, fullName)).toBeVisible();
  expect(await storedToken(page)).not.toBe(before);
});

test('an expired session whose refresh is refused is dropped', async ({
  student: { page, fullName },
  problems,
}) => {
  problems.expect(/400: POST \/auth\/v1\/token\?grant_type=refresh_token/);
  await page.goto('/contact');
  await expect(accountLink(page, fullName)).toBeVisible();
  await letTokenExpire(page, 'not-a-token');
  await page.reload();
  await expect(loginLink(page)).toBeVisible();
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), authStorageKey))
    .toBeNull();
});

test('a visitor who opens a private page comes back to it', async ({ visitor, signIn }) => {
  const { email, password, fullName } = await signIn({ fullName: 'Rohan Mehta' });
  await visitor.goto('/profile');
  await expect(visitor).toHaveURL('/auth?next=%2Fprofile');
  await logIn(visitor, { email, password });
  await expect(visitor).toHaveURL('/profile');
  await expect(visitor.getByLabel('Full Name')).toHaveValue(fullName);
});

test('the page of the profile is built without anybody’s data', async ({ visitor }) => {
  const html = await (await visitor.request.get('/profile')).text();
  expect(html).not.toContain('@example.com');
  expect(html).toContain('noindex');
});
