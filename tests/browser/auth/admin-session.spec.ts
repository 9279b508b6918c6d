import {
  accountLink,
  askForMail,
  linkIn,
  logIn,
  mailTo,
} from '../../support/browser/account-steps.ts';
import { toast } from '../../support/browser/toast.ts';
import {
  address,
  cookiesOf,
  expectTokenOutOfReach,
  inCookie,
  openDashboard,
} from '../../support/browser/admin-session.ts';
import { letTokenExpire, storedToken } from '../../support/browser/stored-session.ts';
import { expect, test } from '../../support/test.ts';

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
    await askForMail(visitor, email);
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

test('an admin stays logged in over a reload, over the hour, and in a second tab', async ({
  admin,
  database,
}) => {
  const { page, fullName, email } = admin;
  await openDashboard(admin);
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
  await openDashboard(admin);
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
