import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { logIn } from '../../support/browser/account-steps.ts';
import { toast } from '../../support/browser/toast.ts';
import { takeDown } from '../../support/browser/network.ts';
import { allThatScriptsCanRead } from '../../support/browser/stored-session.ts';
import { expect, test } from '../../support/test.ts';

test('a student deletes the account after typing its address, and nothing is left behind', async ({
  student: { page, id, email },
  database,
  problems,
}) => {
  await page.goto('/profile');
  // As reading a lesson and paying leave it.
  await page.evaluate((accountId) => {
    localStorage.setItem('mentor.buyer', JSON.stringify(crypto.randomUUID()));
    localStorage.setItem('mentor.learning', JSON.stringify({ [accountId]: { lesson: {} } }));
  }, id);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expectAccessibleDialog(dialog);
  const confirm = dialog.getByRole('button', { name: 'Delete for good' });
  await confirm.click();
  const field = dialog.getByLabel('Your email address, to confirm');
  await expect(field).toHaveAccessibleDescription('Type the address of this account to confirm');

  await field.fill(email.toUpperCase());
  await confirm.click();
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'Your account is deleted')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await database('select 1 from auth.users where id = $1', [id])).toEqual([]);
  expect(await database('select 1 from public.profiles where id = $1', [id])).toEqual([]);

  const left = await allThatScriptsCanRead(page);
  for (const trace of [id, email, 'mentor.buyer']) expect(left).not.toContain(trace);

  await page.goto('/profile');
  await expect(page).toHaveURL('/auth?next=%2Fprofile');
  problems.expect(/\/auth\/v1\/token/);
  await logIn(page, { email, password: 'three wet umbrellas' });
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid login credentials');
});

test('a deletion that fails leaves the account as it was', async ({
  student: { page, id },
  database,
  problems,
}) => {
  problems.expect(/503: POST \/rest\/v1\/rpc\/delete_own_account/);
  await takeDown(page, '**/rpc/delete_own_account');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const field = dialog.getByLabel('Your email address, to confirm');
  await field.fill(await page.getByLabel('Email', { exact: true }).inputValue());
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(toast(page, 'Error')).toContainText('Your account could not be deleted.');
  await expect(field).not.toHaveValue('');
  expect(await database('select 1 from auth.users where id = $1', [id])).toHaveLength(1);
});

test('an admin reads that this account cannot be deleted here', async ({ admin: { page } }) => {
  await page.goto('/profile');
  await expect(page.getByRole('main')).toContainText('Remove its admin role first.');
  await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);
});
