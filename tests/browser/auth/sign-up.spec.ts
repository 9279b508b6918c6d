import { accountLink, logIn, newcomer, signUp } from '../../support/browser/account-steps.ts';
import { toast } from '../../support/browser/toast.ts';
import { hold } from '../../support/browser/network.ts';
import { signedUp } from '../../support/browser/signed-up.ts';
import { expect, test } from '../../support/test.ts';

test('someone whose address is known already sees and gets the same as anyone else', async ({
  visitor,
  signIn,
  inbox,
}) => {
  const { email, password } = await signIn({ fullName: 'Rohan Mehta' });
  const before = (await inbox.messages(email)).length;
  await visitor.goto('/auth');
  await signUp(visitor, { fullName: 'Somebody Else', email, password: 'another long password' });
  await expect(toast(visitor, signedUp)).toBeVisible();
  await expect(visitor.getByLabel('Confirmation code')).toBeVisible();
  expect(await inbox.messages(email)).toHaveLength(before);

  await logIn(visitor, { email, password });
  await expect(accountLink(visitor, 'Rohan Mehta')).toBeVisible();
});

test('a sign-up that the service has no mail left for is no success, and what was typed stays', async ({
  visitor,
  problems,
}) => {
  problems.expect(/429: POST \/auth\/v1\/signup/);
  await visitor.route('**/auth/v1/signup*', (route) =>
    route.fulfill({
      status: 429,
      json: {
        code: 429,
        error_code: 'over_email_send_rate_limit',
        msg: 'email rate limit exceeded',
      },
    }),
  );
  const person = newcomer();
  await visitor.goto('/auth');
  await signUp(visitor, person);
  await expect(toast(visitor, 'Auth Error')).toContainText(
    'email rate limit exceeded. Nothing was changed. Please try again in an hour.',
  );
  await expect(visitor.getByLabel('Email', { exact: true })).toHaveValue(person.email);
});

test('the full name is required, in the words of docs/product.md 5', async ({ visitor }) => {
  await visitor.goto('/auth');
  await signUp(visitor, { ...newcomer(), fullName: '   ' });
  const words = 'Full name is required for registration';
  await expect(visitor.getByLabel('Full Name')).toHaveAccessibleDescription(words);
  await expect(visitor.getByLabel('Full Name')).toBeFocused();
  await expect(toast(visitor, 'Auth Error')).toContainText(words);
});

test('a password of seven characters and one of 73 bytes are refused beside the field', async ({
  visitor,
}) => {
  await visitor.goto('/auth');
  await signUp(visitor, { ...newcomer(), password: 'seven77' });
  const field = visitor.getByLabel('Password');
  await expect(field).toHaveAccessibleDescription('Use at least 8 characters');
  await field.fill('क'.repeat(25));
  await visitor.getByRole('button', { name: 'Sign up' }).click();
  await expect(field).toHaveAccessibleDescription(/Use at most 72 bytes/);
});

test('how strong a password is, is said while it is typed', async ({ visitor }) => {
  await visitor.goto('/auth?mode=sign-up');
  const strength = visitor.getByRole('main').getByRole('status');
  await visitor.getByLabel('Password').fill('password');
  await expect(strength).toHaveText('Password strength: weak');
  await visitor.getByLabel('Password').fill('three wet umbrellas');
  await expect(strength).toHaveText('Password strength: strong');
});

test('while the account is made its fields are disabled and the button says so', async ({
  visitor,
}) => {
  const held = await hold(visitor, '**/auth/v1/signup*');
  await visitor.goto('/auth');
  await signUp(visitor, newcomer());
  await expect(visitor.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
  await expect(visitor.getByLabel('Full Name')).toBeDisabled();
  held.resolve();
  await expect(visitor.getByRole('heading', { name: 'Log in' })).toBeVisible();
});

test('a double click makes one account and one mail', async ({ visitor, inbox }) => {
  const person = newcomer();
  await visitor.goto('/auth?mode=sign-up');
  await visitor.getByLabel('Full Name').fill(person.fullName);
  await visitor.getByLabel('Email').fill(person.email);
  await visitor.getByLabel('Password').fill(person.password);
  await visitor.getByRole('button', { name: 'Sign up' }).dblclick();
  await expect(toast(visitor, signedUp)).toHaveCount(1);
  expect(await inbox.messages(person.email)).toHaveLength(1);
});
