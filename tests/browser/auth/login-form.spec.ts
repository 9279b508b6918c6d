import { accountLink, logIn, newcomer } from '../../support/browser/account-steps.ts';
import { toast } from '../../support/browser/toast.ts';
import { hold } from '../../support/browser/network.ts';
import { expect, test } from '../../support/test.ts';

test('each missing field has its message, and nothing is sent', async ({ visitor }) => {
  const sent: string[] = [];
  visitor.on(
    'request',
    (request) => void (request.method() === 'POST' && sent.push(request.url())),
  );
  await visitor.goto('/auth');
  await visitor.getByRole('button', { name: 'Login' }).click();

  await expect(visitor.getByLabel('Email')).toHaveAccessibleDescription(/name@example.com/);
  await expect(visitor.getByLabel('Password')).toHaveAccessibleDescription('Enter your password');
  await expect(visitor.getByLabel('Email')).toBeFocused();
  expect(sent).toEqual([]);
});

test('a password can be shown and hidden', async ({ visitor }) => {
  await visitor.goto('/auth');
  const field = visitor.getByLabel('Password');
  await field.fill('three wet umbrellas');
  await visitor.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveValue('three wet umbrellas');
  await visitor.getByRole('button', { name: 'Hide password' }).click();
  await expect(field).toHaveAttribute('type', 'password');
});

test('a password manager finds its fields', async ({ visitor }) => {
  await visitor.goto('/auth');
  await expect(visitor.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(visitor.getByLabel('Password')).toHaveAttribute('autocomplete', 'current-password');
  await visitor.getByRole('link', { name: /Sign up/ }).click();
  await expect(visitor.getByLabel('Password')).toHaveAttribute('autocomplete', 'new-password');
});

test('what was typed before the page was ready, and sent, is not lost', async ({
  visitor,
  signIn,
}) => {
  const { email, password, fullName } = await signIn({ fullName: 'Rohan Mehta' });
  const held = await hold(visitor, '**/_astro/AuthPanel*.js');
  await visitor.goto('/auth');
  await logIn(visitor, { email, password });
  expect(visitor.url()).not.toContain('password');
  held.resolve();
  await expect(accountLink(visitor, fullName)).toBeVisible();
});

test('the keyboard alone is enough', async ({ visitor, signIn }) => {
  const { email, password, fullName } = await signIn({ fullName: 'Rohan Mehta' });
  await visitor.goto('/auth');
  await visitor.getByRole('button', { name: 'Continue with Google' }).focus();
  await visitor.keyboard.press('Tab');
  await visitor.keyboard.type(email);
  await visitor.keyboard.press('Tab');
  await visitor.keyboard.type(password);
  await visitor.keyboard.press('Tab');
  await expect(visitor.getByRole('button', { name: 'Show password' })).toBeFocused();
  await visitor.keyboard.press('Tab');
  await visitor.keyboard.press('Enter');
  await expect(accountLink(visitor, fullName)).toBeVisible();
});

test('with storage blocked the page says why nobody can log in', async ({ visitor }) => {
  await visitor.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  });
  await visitor.goto('/auth');
  await expect(visitor.getByRole('main').getByRole('alert')).toContainText(
    'Your browser blocks storage for this site',
  );
  await logIn(visitor, newcomer());
  await expect(toast(visitor, 'Auth Error')).toContainText('Your browser blocks storage');
});

test('offline, the login says so, keeps what was typed, and works afterwards', async ({
  visitor,
  signIn,
  problems,
}) => {
  problems.expect(/failed: POST \/auth\/v1\/token/);
  const { email, password, fullName } = await signIn({ fullName: 'Rohan Mehta' });
  await visitor.goto('/auth');
  await visitor.route('**/auth/v1/token*', (route) => route.abort('internetdisconnected'));
  await logIn(visitor, { email, password });
  await expect(visitor.getByRole('main').getByRole('alert')).toContainText('cannot be reached');

  await visitor.unroute('**/auth/v1/token*');
  await visitor.getByRole('button', { name: 'Login' }).click();
  await expect(accountLink(visitor, fullName)).toBeVisible();
});
