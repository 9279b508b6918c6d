import { expect, type Page } from '@playwright/test';
import { logIn } from './account-steps.ts';
import type { PageWatch } from './watch-page.ts';
import { letTokenExpire } from './stored-session.ts';

/** What stands in place of a screen that waits for its person. */
export const endedNote = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Your session has ended' });

/** Ends the session by itself, as it is found out when someone comes back to the tab. */
export async function letSessionEnd(page: Page, problems: PageWatch) {
  problems.expect(/400: POST \/auth\/v1\/token\?grant_type=refresh_token/);
  await letTokenExpire(page, 'not-a-token');
  await page.evaluate(() => {
    window.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
}

/** Follows the note to the login, in a tab of its own. */
export async function logInBeside(page: Page, person: { email: string; password: string }) {
  const opened = page.context().waitForEvent('page');
  await endedNote(page).getByRole('link', { name: 'Log in in a new tab' }).click();
  const beside = await opened;
  await logIn(beside, person);
  await expect(beside).toHaveURL('/');
  await beside.close();
}
