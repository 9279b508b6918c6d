import type { Page } from '@playwright/test';
import type { Query } from './database-proxy.ts';

// The question for the password before an act that a stolen session must not be enough for.

export const signedInLongAgo = (database: Query, id: string) =>
  database(
    `update auth.sessions set created_at = now() - interval '11 minutes' where user_id = $1`,
    [id],
  );

export const dialogOf = (page: Page) =>
  page.getByRole('dialog', { name: 'Confirm that it is you' });

export async function confirm(page: Page, password: string) {
  await dialogOf(page).getByLabel('Your password').fill(password);
  await dialogOf(page).getByRole('button', { name: 'Confirm' }).click();
}

export async function askForDeletion(page: Page, email: string) {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your email address, to confirm').fill(email);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
}
