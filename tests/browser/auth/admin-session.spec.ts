import type { Page } from '@playwright/test';
import { accountLink, linkIn, logIn, mailTo, toast } from '../../support/browser/account-steps.ts';
import {
  allThatScriptsCanRead,
  letTokenExpire,
  storedToken,
} from '../../support/browser/stored-session.ts';
import type { Query } from '../../support/browser/database-proxy.ts';
import { dashboardIsLoaded } from '../../support/browser/dashboard.ts';
import { expect, test } from '../../support/test.ts';

const address = '/.netlify/functions/admin-session';
const inCookie = /^in-cookie:[0-9a-f-]{36}$/;

const cookiesOf = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name.endsWith('admin-session'));

/** The refresh tokens of an account, used up or not. */
const tokensOf = async (database: Query, email: string) =>
  (
    await database<{ token: string }>(
      'select token from auth.refresh_tokens join auth.users on users.id = user_id where email = $1',
      [email],
    )
  ).map(({ token }) => token);

async function expectTokenOutOfReach(page: Page, database: Query, email: string) {
  await expect.poll(() => storedToken(page)).toMatch(inCookie);
  const tokens = await tokensOf(database, email);
  expect(tokens).not.toEqual([]);
  const readable = await allThatScriptsCanRead(page);
  for (const token of tokens) expect(readable).not.toContain(token);
  expect(readable).not.toContain('provider_token');

  const [cookie] = await cookiesOf(page);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: address });
  const [, held = ''] = cookie?.value.split('.') ?? [];
  expect(tokens).toContain(Buffer.from(held, 'base64url').toString());
}

test.describe('no script finds the refresh token of an admin', () => {
  test('who logs in with a password', async ({ visitor, signIn, database }) => {
    const { email, password, fullName } = await signIn({ fullName: 'Meena Rao', isAdmin: true });
    await visitor.goto('/auth?next=/admin');
    await logIn(visitor, { email, password });
    await expect(visitor).toHaveURL('/admin');
    await expect(accountLink(visitor, fullName)).toBeVisible();
    await expectTokenOutOfReach(visitor, database, email);
  });

  test('who signs in with Google', async ({ visitor, database }) => {
    await visitor.goto('/auth?next=/terms');
    await visitor.getByRole('button', { name: 'Continue with Google' }).click();
    await visitor.getByRole('button', { name: 'admin@example.com' }).click();
    await expect(toast(visitor, 'Login successful!')).toBeVisible();
    await expectTokenOutOfReach(visitor, database, 'admin@example.com');
  });

  test('who chooses a new password by the link of a mail', async ({
    visitor,
    signIn,
    database,
    inbox,
  }) => {
    const { email } = await signIn({ fullName: 'Meena Rao', isAdmin: true });
    await visitor.goto('/auth?next=/terms');
    await visitor.getByRole('link', { name: 'Forgot password?' }).click();
    await visitor.getByLabel('Email').fill(email);
    await visitor.getByRole('button', { name: 'Send the link' }).click();
    await visitor.goto(linkIn(await mailTo(inbox, email)));
    await expect(visitor.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await expectTokenOutOfReach(visitor, database, email);
    await visitor.getByLabel('Password').fill('four dry umbrellas');
    await visitor.getByRole('button', { name: 'Save password' }).click();
    await expect(visitor).toHaveURL('/terms');
    await expect(toast(visitor, 'Password changed successfully')).toBeVisible();
    await expectTokenOutOfReach(visitor, database, email);
  });

  test('whose session is from before, once a page is open', async ({ signIn, database }) => {
    const admin = await signIn({ fullName: 'Meena Rao', isAdmin: true, isFromBefore: true });
    await admin.page.goto('/contact');
    await expect(accountLink(admin.page, admin.fullName)).toBeVisible();
    await expectTokenOutOfReach(admin.page, database, admin.email);
  });

  test('who was not one when the session began', async ({ student, database }) => {
    const { page, id, email, fullName } = student;
    await page.goto('/contact');
    await expect(accountLink(page, fullName)).toBeVisible();
    expect(await storedToken(page)).not.toMatch(inCookie);
    await database(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [id]);
    await page.reload();
    await expectTokenOutOfReach(page, database, email);
  });
});

/** Opens the dashboard, and waits until all of it is there and the token has gone. */
async function openDesk({ page, fullName }: { page: Page; fullName: string }) {
  await page.goto('/admin');
  await expect(accountLink(page, fullName)).toBeVisible();
  await expect.poll(() => storedToken(page)).toMatch(inCookie);
  await dashboardIsLoaded(page);
}

test('an admin stays logged in over a reload, over the hour, and in a second tab', async ({
  admin,
  database,
}) => {
  const { page, fullName, email } = admin;
  await openDesk(admin);
  const before = (await cookiesOf(page))[0]?.value;
  await page.reload();
  await expect(accountLink(page, fullName)).toBeVisible();
  expect((await cookiesOf(page))[0]?.value, 'a reload asks for nothing').toBe(before);

  await letTokenExpire(page);
  const second = await page.context().newPage();
  await Promise.all([page.reload(), second.goto('/admin')]);
  for (const tab of [page, second]) await expect(accountLink(tab, fullName)).toBeVisible();
  expect((await cookiesOf(page))[0]?.value).not.toBe(before);
  await expectTokenOutOfReach(second, database, email);

  await letTokenExpire(second);
  await page.reload();
  await expect(accountLink(page, fullName)).toBeVisible();
});

test('a logout takes the cookie with it, and the token in it is worth nothing', async ({
  admin,
  database,
}) => {
  const { page, email } = admin;
  await openDesk(admin);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  expect(await cookiesOf(page)).toEqual([]);
  expect(await storedToken(page)).toBeNull();
  const inUse = await database(
    `select from auth.refresh_tokens join auth.users on users.id = user_id
     join auth.sessions on sessions.id = session_id where email = $1 and not revoked`,
    [email],
  );
  expect(inUse).toEqual([]);
});

test('a logout while the function is away leaves a cookie that opens nothing', async ({
  admin,
  problems,
}) => {
  const { page } = admin;
  await openDesk(admin);
  const sessionId = ((await storedToken(page)) ?? '').replace('in-cookie:', '');
  problems.expect(/failed: POST \/\.netlify\/functions\/admin-session/);
  await page.route(`**${address}`, (route) => route.abort('connectionrefused'));
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  expect(await cookiesOf(page)).toHaveLength(1);
  await page.unroute(`**${address}`);
  problems.expect(/401: POST \/\.netlify\/functions\/admin-session/);
  const status = await page.evaluate(
    async ([url, body]) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(url, { method: 'POST', headers, body })).status;
    },
    [address, JSON.stringify({ action: 'refresh', sessionId })] as const,
  );
  expect(status).toBe(401);
  expect(await cookiesOf(page)).toEqual([]);
});

test('without the function an admin works as before, and the token moves when it is back', async ({
  signIn,
  database,
  problems,
}) => {
  const { page, fullName, email, session } = await signIn({
    fullName: 'Meena Rao',
    isAdmin: true,
    isFromBefore: true,
  });
  problems.expect(/404: POST \/\.netlify\/functions\/admin-session/);
  await page.route(`**${address}`, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/admin');
  await expect(accountLink(page, fullName)).toBeVisible();
  expect(await storedToken(page)).toBe(session.refresh_token);
  await letTokenExpire(page);
  await page.reload();
  await expect(accountLink(page, fullName)).toBeVisible();
  await page.unroute(`**${address}`);
  await page.reload();
  await expectTokenOutOfReach(page, database, email);
});

test('a function that is down for a moment ends no session and takes no typed word', async ({
  admin,
  problems,
}) => {
  const { page, fullName } = admin;
  await openDesk(admin);
  await page.goto('/profile');
  await page.getByLabel('Full Name').fill('Meena K. Rao');
  problems.expect(/502: POST \/\.netlify\/functions\/admin-session/);
  let refused = 0;
  await page.route(`**${address}`, (route) => {
    if (refused++ > 1) return route.continue();
    return route.fulfill({ status: 502, json: { status: 502, title: 'Down' } });
  });
  await letTokenExpire(page);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => refused).toBeGreaterThan(2);
  await expect(page.getByLabel('Full Name')).toHaveValue('Meena K. Rao');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Profile updated successfully')).toBeVisible();
  expect(fullName).not.toBe('');
});

test('a refresh that is refused leads an admin to the login and back, with what was typed', async ({
  admin: { page, email, password, fullName },
  problems,
}) => {
  await openDesk({ page, fullName });
  await page.goto('/profile');
  await page.getByLabel('Full Name').fill('Meena K. Rao');
  problems.expect(/401: POST \/\.netlify\/functions\/admin-session/);
  await page.context().clearCookies();
  await letTokenExpire(page);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL('/auth?next=%2Fprofile');
  await logIn(page, { email, password });
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('Full Name')).toHaveValue('Meena K. Rao');
});

test('a student’s session asks the function for nothing and has no cookie', async ({ student }) => {
  const { page, fullName, session } = student;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/profile');
  await expect(page.getByLabel('Full Name')).toHaveValue(fullName);
  expect(await storedToken(page)).toBe(session.refresh_token);
  await letTokenExpire(page);
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue(fullName);
  expect(await storedToken(page)).not.toBe(session.refresh_token);
  expect(asked).toContain('/auth/v1/token');
  expect(asked).not.toContain(address);
  expect(await page.context().cookies()).toEqual([]);
});

test('a page of another site gets nothing out of an admin’s cookie', async ({ admin, stack }) => {
  const { page, fullName } = admin;
  await openDesk(admin);
  const before = (await cookiesOf(page))[0]?.value;
  const sessionId = ((await storedToken(page)) ?? '').replace('in-cookie:', '');
  const answer = await page.context().request.post(address, {
    headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    data: { action: 'refresh', sessionId },
  });
  expect(answer.status()).toBe(403);
  expect(await answer.text()).not.toContain('access_token');
  expect((await cookiesOf(page))[0]?.value).toBe(before);
  await letTokenExpire(page);
  await page.goto(stack.url);
  await expect(accountLink(page, fullName)).toBeVisible();
});
