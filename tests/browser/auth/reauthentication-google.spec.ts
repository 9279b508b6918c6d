import type { Page } from '@playwright/test';
import { newcomer } from '../../support/browser/account-steps.ts';
import type { Query } from '../../support/browser/database-proxy.ts';
import { dialogOf, signedInLongAgo } from '../../support/browser/reauthentication.ts';
import { toast } from '../../support/browser/toast.ts';
import { expect, test } from '../../support/test.ts';

// Each of them begins with the first visit of the same Google account.
test.describe.configure({ mode: 'default' });

const email = 'farida.shaikh@example.com';

const chooseAccount = (page: Page) => page.getByRole('button', { name: email }).click();

/** Opens the profile of somebody who came with Google, has no password, and logged in long ago. */
async function openProfile(page: Page, database: Query): Promise<string> {
  await database('delete from auth.users where email = $1', [email]);
  await page.goto('/auth?next=/profile');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await chooseAccount(page);
  await expect(page).toHaveURL('/profile');
  const [{ id } = { id: '' }] = await database<{ id: string }>(
    'select id from auth.users where email = $1',
    [email],
  );
  await signedInLongAgo(database, id);
  return id;
}

test('who came with Google and has no password goes there, and comes back to the same page', async ({
  visitor,
  database,
}) => {
  await openProfile(visitor, database);
  await visitor.getByLabel('New password').fill('four dry umbrellas');
  await expect(visitor.getByLabel('Current password')).toHaveCount(0);
  await visitor.getByRole('button', { name: 'Change password' }).click();
  await dialogOf(visitor).getByRole('button', { name: 'Continue with Google' }).click();
  await chooseAccount(visitor);
  await expect(visitor).toHaveURL('/profile');

  await visitor.getByLabel('New password').fill('four dry umbrellas');
  await visitor.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(visitor, 'Password changed successfully')).toBeVisible();
});

test('an email that was typed is still there after the way to Google, beside a name that was changed meanwhile', async ({
  visitor,
  database,
  problems,
}) => {
  problems.expect(/403: PATCH \/rest\/v1\/profiles/);
  const id = await openProfile(visitor, database);
  const next = newcomer().email;
  const save = visitor.getByRole('button', { name: 'Save changes' });
  await visitor.getByLabel('Email', { exact: true }).fill(next);
  await save.click();
  await dialogOf(visitor).getByRole('button', { name: 'Continue with Google' }).click();
  await database(`update public.profiles set full_name = 'Farida S.' where id = $1`, [id]);
  await chooseAccount(visitor);

  await expect(visitor.getByLabel('Email', { exact: true })).toHaveValue(next);
  await expect(visitor.getByLabel('Full Name')).toHaveValue('Farida S.');
  await save.click();
  await expect(toast(visitor, 'Profile updated successfully')).toBeVisible();
  expect(
    await database('select email, full_name from public.profiles where id = $1', [id]),
  ).toEqual([{ email: next, full_name: 'Farida S.' }]);
});
