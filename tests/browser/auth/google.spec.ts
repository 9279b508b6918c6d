import type { Page } from '@playwright/test';
import { accountLink } from '../../support/browser/account-steps.ts';
import { toast } from '../../support/browser/toast.ts';
import { expect, test } from '../../support/test.ts';

async function chooseGoogleAccount(page: Page, email: string) {
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: email }).click();
}

test('someone new signs in with Google, gets a profile, and comes to the wanted page', async ({
  visitor,
  database,
}) => {
  const email = 'meera.iyer@example.com';
  await database('delete from auth.users where email = $1', [email]);
  await visitor.goto('/auth?next=/terms');
  const consent = visitor.waitForRequest(/\/o\/oauth2\/v2\/auth\?/);
  await chooseGoogleAccount(visitor, email);

  await expect(visitor).toHaveURL('/terms');
  await expect(toast(visitor, 'Login successful!')).toBeVisible();
  await expect(accountLink(visitor, 'Meera Iyer')).toBeVisible();
  expect(
    await database('select full_name, role from public.profiles where email = $1', [email]),
  ).toEqual([{ full_name: 'Meera Iyer', role: 'user' }]);

  const asked = new URL((await consent).url()).searchParams;
  expect(asked.get('access_type')).toBe('offline');
  expect(asked.get('prompt')).toBe('consent');
});

test('a known address signs in with Google into the account that it has', async ({
  visitor,
  database,
}) => {
  const email = 'student@example.com';
  await visitor.goto('/auth');
  await chooseGoogleAccount(visitor, email);
  await expect(toast(visitor, 'Login successful!')).toBeVisible();
  await expect(accountLink(visitor, 'Rohan Sharma')).toBeVisible();
  await expect(visitor).toHaveURL('/');
  expect(visitor.url()).not.toContain('code');
  expect(await database('select 1 from auth.users where email = $1', [email])).toHaveLength(1);
});

test('a sign-in that Google refuses is reported, and the login is there again', async ({
  visitor,
}) => {
  await visitor.goto('/auth?next=/terms');
  await visitor.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(visitor.getByText('with your Google account')).toBeVisible();
  // The page that stands in for Google's has no way to say no.
  const asked = new URL(visitor.url()).searchParams;
  const answer = new URL(asked.get('redirect_uri') ?? '');
  answer.searchParams.set('error', 'access_denied');
  answer.searchParams.set('error_description', 'The user denied access');
  answer.searchParams.set('state', asked.get('state') ?? '');
  await visitor.goto(answer.href);

  await expect(toast(visitor, 'Google Sign In Error')).toContainText(
    'The sign-in was cancelled. Nothing was changed.',
  );
  await expect(visitor.getByRole('main').getByRole('alert')).toHaveText(
    'The sign-in was cancelled. Nothing was changed.',
  );
  await expect(visitor).toHaveURL('/auth');
});

for (const part of ['?', '#']) {
  test(`a sentence that someone wrote into a link is not shown (${part})`, async ({ visitor }) => {
    const planted = 'Your account is locked. Call 1800 000 000 and tell your password.';
    const parameters = new URLSearchParams({
      error: 'server_error',
      error_code: planted,
      error_description: planted,
    });
    await visitor.goto(`/auth${part}${parameters}`);
    await expect(visitor.getByRole('main').getByRole('alert')).toHaveText(
      'The sign-in did not work. Please try again.',
    );
    await expect(visitor.getByText('1800 000 000')).toHaveCount(0);
    await expect(visitor).toHaveURL('/auth');
  });
}

test('when the service knows no Google, nobody leaves the page', async ({ visitor }) => {
  await visitor.route('**/auth/v1/settings', (route) =>
    route.fulfill({ json: { external: { google: false } } }),
  );
  await visitor.goto('/auth');
  await visitor.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(toast(visitor, 'Google Sign In Error')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
});
