import type { Page } from '@playwright/test';
import { storageKeys } from '../../../src/shared/browser/storage.ts';
import { accountLink, logIn, toast } from '../../support/browser/account-steps.ts';
import { takeDown } from '../../support/browser/network.ts';
import { letTokenExpire, storedToken } from '../../support/browser/stored-session.ts';
import { expect, test } from '../../support/test.ts';

const logout = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Logout' });
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });

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
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.session)).toBeNull();
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
  const session = () => page.evaluate((key) => localStorage.getItem(key), storageKeys.session);
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

test('logging out when the session is gone already just ends it here', async ({
  student: { page, fullName },
}) => {
  await page.goto('/contact');
  await expect(accountLink(page, fullName)).toBeVisible();
  await page.evaluate((key) => localStorage.removeItem(key), storageKeys.session);
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

test('other tabs follow a login', async ({ visitor, context, signIn }) => {
  const { email, password, fullName } = await signIn({ fullName: 'Rohan Mehta' });
  await visitor.goto('/auth?next=/terms');
  await visitor.getByLabel('Email').focus();
  const second = await context.newPage();
  await second.goto('/auth');
  await logIn(second, { email, password });
  await expect(accountLink(second, fullName)).toBeVisible();
  await expect(visitor).toHaveURL('/terms');
  await expect(accountLink(visitor, fullName)).toBeVisible();
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
    .poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.session))
    .toBeNull();
});

test('a refresh refused in the middle of a form leads to the login and back, with what was typed', async ({
  student: { page, fullName, email, password },
  problems,
}) => {
  problems.expect(/400: POST \/auth\/v1\/token\?grant_type=refresh_token/);
  await page.goto('/profile');
  await expect(page.getByLabel('Full Name')).toHaveValue(fullName);
  await page.getByLabel('Full Name').fill('Kavya N. Nair');
  await letTokenExpire(page, 'not-a-token');
  // As when someone comes back to the tab.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

  await expect(page).toHaveURL('/auth?next=%2Fprofile');
  await expect(toast(page, 'Your session has ended')).toBeVisible();
  await logIn(page, { email, password });
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('Full Name')).toHaveValue('Kavya N. Nair');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Profile updated successfully')).toBeVisible();
});

test.describe('what someone plants in a link', () => {
  test('a session in the fragment signs nobody in and does not stay in the address', async ({
    visitor,
    signIn,
  }) => {
    const { session } = await signIn({ fullName: 'Mallory Rao' });
    const fragment = new URLSearchParams({
      access_token: session.access_token,
      refresh_token: session.refresh_token,
      expires_in: '3600',
      token_type: 'bearer',
      type: 'recovery',
    });
    await visitor.goto(`/#${fragment}`);
    await expect.poll(() => new URL(visitor.url()).hash).toBe('');
    await expect(loginLink(visitor)).toBeVisible();
    expect(
      await visitor.evaluate((key) => localStorage.getItem(key), storageKeys.session),
    ).toBeNull();
  });

  test('a code of someone else signs nobody in and does not stay in the address', async ({
    visitor,
  }) => {
    await visitor.goto('/?code=01a1fd37-58c8-700f-9ebb-32e371c3fe7a');
    await expect(toast(visitor, 'Auth Error')).toBeVisible();
    await expect(visitor).toHaveURL('/auth');
  });

  test('neither changes who is signed in', async ({ student: { page, fullName }, signIn }) => {
    const { session } = await signIn({ fullName: 'Mallory Rao' });
    await page.goto(
      `/contact#access_token=${session.access_token}&refresh_token=${session.refresh_token}&expires_in=3600&token_type=bearer`,
    );
    await expect(accountLink(page, fullName)).toBeVisible();
    await page.goto('/contact?code=01a1fd37-58c8-700f-9ebb-32e371c3fe7a');
    await expect(accountLink(page, fullName)).toBeVisible();
    await expect(page).toHaveURL('/contact');
  });
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
