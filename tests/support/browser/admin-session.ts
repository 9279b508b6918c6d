import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { accountLink } from './account-steps.ts';
import { dashboardIsLoaded } from './dashboard.ts';
import type { Query } from './database-proxy.ts';
import { allThatScriptsCanRead, storedToken } from './stored-session.ts';

export const address = '/.netlify/functions/admin-session';

export const inCookie = /^in-cookie:[0-9a-f-]{36}$/;

export const cookiesOf = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name.endsWith('admin-session'));

/** The refresh tokens of an account, used up or not. */
const tokensOf = async (database: Query, email: string) =>
  (
    await database<{ token: string }>(
      'select token from auth.refresh_tokens join auth.users on users.id = user_id where email = $1',
      [email],
    )
  ).map(({ token }) => token);

export async function expectTokenOutOfReach(page: Page, database: Query, email: string) {
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

/** Opens the dashboard, and waits until all of it is there and the token has gone. */
export async function openDashboard({ page, fullName }: { page: Page; fullName: string }) {
  await page.goto('/admin');
  await expect(accountLink(page, fullName)).toBeVisible();
  await expect.poll(() => storedToken(page)).toMatch(inCookie);
  await dashboardIsLoaded(page);
}
