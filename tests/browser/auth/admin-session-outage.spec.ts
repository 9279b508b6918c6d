import { accountLink } from '../../support/browser/account-steps.ts';
import { toast } from '../../support/browser/toast.ts';
import {
  address,
  cookiesOf,
  expectTokenOutOfReach,
  openDashboard,
} from '../../support/browser/admin-session.ts';
import { logInBeside } from '../../support/browser/ended-session.ts';
import { letTokenExpire, storedToken } from '../../support/browser/stored-session.ts';
import { expect, test } from '../../support/test.ts';

test('a logout takes the cookie with it, and the token in it is worth nothing', async ({
  admin,
  database,
}) => {
  const { page, email } = admin;
  await openDashboard(admin);
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
  await openDashboard(admin);
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
  await openDashboard(admin);
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

test('a refresh that is refused keeps what an admin has typed until they are back', async ({
  admin: { page, email, password, fullName },
  problems,
}) => {
  await openDashboard({ page, fullName });
  await page.goto('/profile');
  await page.getByLabel('Full Name').fill('Meena K. Rao');
  problems.expect(/401: POST \/\.netlify\/functions\/admin-session/);
  await page.context().clearCookies();
  await letTokenExpire(page);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByLabel('Full Name')).toBeHidden();
  await logInBeside(page, { email, password });
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Meena K. Rao');
});
