import type { Page } from '@playwright/test';
import { linkIn, logIn, mailTo, newcomer } from '../../support/browser/account-steps.ts';
import { logout } from '../../support/browser/session-links.ts';
import { toast } from '../../support/browser/toast.ts';
import type { Query } from '../../support/browser/database-proxy.ts';
import { expect, test } from '../../support/test.ts';

const nameField = (page: Page) => page.getByLabel('Full Name');
const emailField = (page: Page) => page.getByLabel('Email', { exact: true });

async function open(page: Page, fullName: string) {
  await page.goto('/profile');
  await expect(nameField(page)).toHaveValue(fullName);
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Profile updated successfully')).toBeVisible();
}

const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

const stored = (database: Query, id: string) =>
  database(
    `select profiles.email, full_name, users.email as login, coalesce(email_change, '') as email_change
     from public.profiles join auth.users using (id) where id = $1`,
    [id],
  );

const rename = (database: Query, id: string, name: string) =>
  database('update public.profiles set full_name = $2 where id = $1', [id, name]);

test('a name that is saved in an old tab leaves the email that was changed in a newer one', async ({
  student: { page, id, fullName, email },
  database,
  inbox,
}) => {
  const next = newcomer().email;
  await open(page, fullName);
  const newer = await page.context().newPage();
  await open(newer, fullName);
  await emailField(newer).fill(next);
  await save(newer);
  for (const address of [next, email]) await newer.goto(linkIn(await mailTo(inbox, address)));
  await expect(toast(newer, 'Your email address is changed')).toBeVisible();

  await nameField(page).fill('Kavya N. Nair');
  await save(page);
  await expect(emailField(page)).toHaveValue(next);
  expect(await stored(database, id)).toEqual([
    { email: next, full_name: 'Kavya N. Nair', login: next, email_change: '' },
  ]);
  await newer.close();
});

test('an email that is saved in an old tab leaves the name that was changed in a newer one', async ({
  student: { page, id, fullName, email },
  database,
}) => {
  const next = newcomer().email;
  await open(page, fullName);
  await rename(database, id, 'Kavya N. Nair');
  await emailField(page).fill(next);
  await save(page);
  await expect(nameField(page)).toHaveValue('Kavya N. Nair');
  expect(await stored(database, id)).toEqual([
    { email: next, full_name: 'Kavya N. Nair', login: email, email_change: next },
  ]);
});

test('while a new email waits, saving again asks for new mails, to the address that is stored by now', async ({
  student: { page, id, fullName },
  database,
  inbox,
}) => {
  const [first, second] = [newcomer().email, newcomer().email];
  await open(page, fullName);
  await emailField(page).fill(first);
  await save(page);
  await mailTo(inbox, first);
  await save(page);
  await mailTo(inbox, first, 2);

  await database('update public.profiles set email = $2 where id = $1', [id, second]);
  await save(page);
  await mailTo(inbox, second);
  await expect(emailField(page)).toHaveValue(second);
});

test('someone who comes back to a tab sees what is stored now, and what they have typed', async ({
  student: { page, id, fullName },
  database,
}) => {
  const next = newcomer().email;
  await open(page, fullName);
  await emailField(page).fill(next);
  await rename(database, id, 'Kavya N. Nair');
  await comeBack(page);
  await expect(nameField(page)).toHaveValue('Kavya N. Nair');
  await expect(emailField(page)).toHaveValue(next);
});

test('a name that was changed in two places stays as it was typed, until what is stored is taken', async ({
  student: { page, id, fullName },
  database,
}) => {
  await open(page, fullName);
  await nameField(page).fill('Mine');
  await rename(database, id, 'Theirs');
  await comeBack(page);
  const note = page.getByRole('alert').filter({ hasText: 'changed elsewhere' });
  await expect(note).toContainText('Stored now: Theirs');
  await expect(note).toContainText('You typed: Mine');
  await expect(nameField(page)).toHaveValue('Mine');
  await note.getByRole('button', { name: 'Take what is stored' }).click();
  await expect(nameField(page)).toHaveValue('Theirs');

  await nameField(page).fill('Mine after all ');
  await expect(note).toHaveCount(0);
  await save(page);
  await expect(nameField(page)).toHaveValue('Mine after all');
  await expect(note).toHaveCount(0);
  await comeBack(page);
  await expect(nameField(page)).toHaveValue('Mine after all');
});

test('nobody else who logs in beside a form that is being filled in gets their details into it', async ({
  student: { page, fullName, email, password },
  otherStudent,
}) => {
  await open(page, fullName);
  await nameField(page).fill('Kavya N. Nair');
  const beside = await page.context().newPage();
  const become = async (person: { email: string; password: string }) => {
    await beside.goto('/contact');
    await logout(beside).click();
    await logIn(beside, person);
    await expect(beside).toHaveURL('/');
  };
  await become(otherStudent);
  await expect(page.getByText('Another account is logged in now')).toBeVisible();
  await comeBack(page);
  await become({ email, password });
  await expect(nameField(page)).toHaveValue('Kavya N. Nair');
  await expect(emailField(page)).toHaveValue(email);
  await save(page);
  await beside.close();
});
