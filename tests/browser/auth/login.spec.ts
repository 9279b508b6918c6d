import {
  accountLink,
  linkIn,
  logIn,
  mailTo,
  newcomer,
  signUp,
} from '../../support/browser/account-steps.ts';
import { toast } from '../../support/browser/toast.ts';
import { hold } from '../../support/browser/network.ts';
import { expect, test } from '../../support/test.ts';

const refusedLogin = /400: POST \/auth\/v1\/token/;

test('someone logs in from the navbar and lands at home, with no way back to the login', async ({
  visitor,
  signIn,
}) => {
  const { email, password, fullName } = await signIn({ fullName: 'Rohan Mehta' });
  await visitor.goto('/contact');
  await visitor.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await logIn(visitor, { email, password });

  await expect(toast(visitor, 'Login successful!')).toBeVisible();
  await expect(accountLink(visitor, fullName)).toBeVisible();
  await expect(visitor).toHaveURL('/');
  await visitor.goBack();
  await expect(visitor).toHaveURL('/contact');
});

test('while the login is under way its fields are disabled and the button says so', async ({
  visitor,
  problems,
}) => {
  problems.expect(refusedLogin);
  const held = await hold(visitor, '**/auth/v1/token*');
  await visitor.goto('/auth');
  await logIn(visitor, newcomer());

  await expect(visitor.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  await expect(visitor.getByLabel('Email')).toBeDisabled();
  await expect(visitor.getByLabel('Password')).toBeDisabled();
  await expect(visitor.getByRole('button', { name: 'Continue with Google' })).toBeDisabled();
  held.resolve();
  await expect(visitor.getByRole('button', { name: 'Login' })).toBeEnabled();
});

test('a wrong password shows a red message and a toast, and the typed text and the wanted page stay', async ({
  visitor,
  signIn,
  problems,
}) => {
  problems.expect(refusedLogin);
  const { email, password } = await signIn({ fullName: 'Rohan Mehta' });
  await visitor.goto('/auth?next=/terms');
  await logIn(visitor, { email, password: 'not the password' });

  const main = visitor.getByRole('main');
  await expect(main.getByRole('alert')).toHaveText('Invalid login credentials');
  await expect(toast(visitor, 'Auth Error')).toContainText('Invalid login credentials');
  await expect(visitor.getByLabel('Email')).toHaveValue(email);

  await visitor.getByLabel('Password').fill(password);
  await visitor.getByLabel('Password').press('Enter');
  await expect(visitor).toHaveURL('/terms');
});

test('an unknown address is refused in the same words as a wrong password', async ({
  visitor,
  problems,
}) => {
  problems.expect(refusedLogin);
  await visitor.goto('/auth');
  await logIn(visitor, newcomer());
  await expect(visitor.getByRole('main').getByRole('alert')).toHaveText(
    'Invalid login credentials',
  );
});

test('someone who has not confirmed the email reads that, and can get the mail again', async ({
  visitor,
  inbox,
  problems,
}) => {
  problems.expect(refusedLogin);
  const person = newcomer();
  await visitor.goto('/auth');
  await signUp(visitor, person);
  await expect(visitor.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await mailTo(inbox, person.email);
  await visitor.reload();
  await logIn(visitor, person);

  await expect(toast(visitor, 'Auth Error')).toContainText('Email not confirmed');
  await visitor.clock.install();
  await visitor.clock.runFor(61_000);
  await visitor.getByRole('button', { name: 'Send again' }).click();
  await visitor.goto(linkIn(await mailTo(inbox, person.email, 2)));
  await expect(accountLink(visitor, person.fullName)).toBeVisible();
});

test('someone who is signed in has nothing to do on the sign-in screen', async ({ student }) => {
  await student.page.goto('/contact');
  await student.page.goto('/auth');
  await expect(student.page).toHaveURL('/');
  await student.page.goBack();
  await expect(student.page).toHaveURL('/contact');
});

test.describe('a wish that leads elsewhere', () => {
  test.use({ checkAccessibility: false });

  for (const next of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/.//evil.example',
  ]) {
    test(`ends at home: ${next}`, async ({ student }) => {
      await student.page.goto(`/auth?next=${encodeURIComponent(next)}`);
      await expect(student.page).toHaveURL('/');
    });
  }
});
