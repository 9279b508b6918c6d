import { newcomer, signUp } from '../../support/browser/account-steps.ts';
import { signedUp } from '../../support/browser/signed-up.ts';
import { toast } from '../../support/browser/toast.ts';
import { allThatScriptsCanRead } from '../../support/browser/stored-session.ts';
import { expect, test } from '../../support/test.ts';

test('turning to the login and back keeps what was typed', async ({ visitor }) => {
  const { email, password } = newcomer();
  await visitor.goto('/auth');
  await visitor.getByLabel('Email').fill(email);
  await visitor.getByLabel('Password').fill(password);
  await visitor.getByRole('link', { name: /Sign up/ }).click();
  await expect(visitor.getByRole('heading', { name: 'Create your account' })).toBeFocused();
  await expect(visitor.getByLabel('Email')).toHaveValue(email);
  await expect(visitor.getByLabel('Password')).toHaveValue(password);
  await visitor.getByRole('link', { name: /Log in/ }).click();
  await expect(visitor.getByLabel('Email')).toHaveValue(email);
  await visitor.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(visitor.getByLabel('Email')).toHaveValue(email);
});

test('a reload keeps the name and the email that were typed for a new account, and no password', async ({
  visitor,
}) => {
  const { fullName, email, password } = newcomer();
  await visitor.goto('/auth');
  await visitor.getByRole('link', { name: /Sign up/ }).click();
  await visitor.getByLabel('Full Name').fill(fullName);
  await visitor.getByLabel('Email').fill(email);
  await visitor.getByLabel('Password').fill(password);
  await visitor.goto('/auth?mode=sign-up');
  await expect(visitor.getByLabel('Full Name')).toHaveValue(fullName);
  await expect(visitor.getByLabel('Email')).toHaveValue(email);
  await expect(visitor.getByLabel('Password')).toHaveValue('');
  expect(await allThatScriptsCanRead(visitor)).not.toContain(password);
  await visitor.getByRole('link', { name: /Log in/ }).click();
  await visitor.getByRole('link', { name: /Sign up/ }).click();
  await expect(visitor.getByLabel('Full Name')).toHaveValue(fullName);
});

test('what was typed for an account is not kept once it is made', async ({ visitor }) => {
  const person = newcomer();
  await visitor.goto('/auth');
  await signUp(visitor, person);
  await expect(toast(visitor, signedUp)).toBeVisible();
  await visitor.goto('/auth?mode=sign-up');
  await expect(visitor.getByLabel('Full Name')).toHaveValue('');
  expect(await allThatScriptsCanRead(visitor)).not.toContain(person.fullName);
});
