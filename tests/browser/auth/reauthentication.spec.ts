import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { newcomer } from '../../support/browser/account-steps.ts';
import { toast } from '../../support/browser/toast.ts';
import type { Query } from '../../support/browser/database-proxy.ts';
import {
  askForDeletion,
  confirm,
  dialogOf,
  signedInLongAgo,
} from '../../support/browser/reauthentication.ts';
import { expect, test } from '../../support/test.ts';

const isThere = async (database: Query, id: string) =>
  (await database('select 1 from auth.users where id = $1', [id])).length === 1;

test('someone who logged in long ago enters the password, and the deletion continues', async ({
  student: { page, id, email, password },
  database,
  problems,
}) => {
  problems.expect(/403: POST \/rest\/v1\/rpc\/delete_own_account/);
  problems.expect(/400: POST \/auth\/v1\/token/);
  await signedInLongAgo(database, id);
  await askForDeletion(page, email);

  await confirm(page, 'not my password');
  await expect(dialogOf(page).getByLabel('Your password')).toHaveAccessibleDescription(
    'This is not the password of your account. Please try again.',
  );
  expect(await isThere(database, id)).toBe(true);

  await confirm(page, password);
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'Your account is deleted')).toBeVisible();
  expect(await isThere(database, id)).toBe(false);
});

test('who cancels keeps the account and what was typed', async ({
  student: { page, id, email },
  database,
  problems,
}) => {
  problems.expect(/403: POST \/rest\/v1\/rpc\/delete_own_account/);
  await signedInLongAgo(database, id);
  await askForDeletion(page, email);
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialogOf(page)).toBeHidden();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expectAccessibleDialog(dialog);
  await expect(dialog.getByLabel('Your email address, to confirm')).toHaveValue(email);
  await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeEnabled();
  expect(await isThere(database, id)).toBe(true);
});

test('a new address asks for the password, a new name does not; the old session is ended', async ({
  student: { page, id, password },
  database,
  problems,
}) => {
  problems.expect(/403: PATCH \/rest\/v1\/profiles/);
  await signedInLongAgo(database, id);
  const sessions = () =>
    database<{ id: string }>('select id from auth.sessions where user_id = $1', [id]);
  const before = await sessions();
  await page.goto('/profile');
  await page.getByLabel('Full Name').fill('Kavya N. Nair');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Profile updated successfully')).toBeVisible();

  const next = newcomer().email;
  await page.getByLabel('Email', { exact: true }).fill(next);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await confirm(page, password);
  await expect(page.getByRole('main')).toContainText('You still log in with');
  expect(await database('select email from public.profiles where id = $1', [id])).toEqual([
    { email: next },
  ]);
  const after = await sessions();
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
});

test('a change of the password asks for the current one', async ({
  student: { page, id, password },
  database,
  problems,
}) => {
  problems.expect(/400: POST \/auth\/v1\/token/);
  await signedInLongAgo(database, id);
  await page.goto('/profile');
  await page.getByLabel('Current password').fill('not my password');
  await page.getByLabel('New password').fill('four dry umbrellas');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'Password change failed')).toContainText(
    'This is not the password of your account.',
  );
  await expect(page.getByLabel('New password')).toHaveValue('four dry umbrellas');

  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'Password changed successfully')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();
});
