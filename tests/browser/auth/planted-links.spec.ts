import { authStorageKey } from '../../../src/shared/browser/storage-keys.ts';
import { accountLink } from '../../support/browser/account-steps.ts';
import { toast } from '../../support/browser/toast.ts';
import { loginLink } from '../../support/browser/session-links.ts';
import { expect, test } from '../../support/test.ts';

test.describe('what someone plants in a link', () => {
  test('a session in the fragment signs nobody in and does not stay in the address', async ({
    visitor,
    signIn,
  }) => {
    const { session } = await signIn({ fullName: 'Mallory Rao' });
    const fragment = new URLSearchParams({
      access_token: session.access_token,
      refresh_token: session.refresh_token,
      expires_in: '3600',
      token_type: 'bearer',
      type: 'recovery',
    });
    await visitor.goto(`/#${fragment}`);
    await expect.poll(() => new URL(visitor.url()).hash).toBe('');
    await expect(loginLink(visitor)).toBeVisible();
    expect(await visitor.evaluate((key) => localStorage.getItem(key), authStorageKey)).toBeNull();
  });

  test('a code of someone else signs nobody in and does not stay in the address', async ({
    visitor,
  }) => {
    await visitor.goto('/?code=01a1fd37-58c8-700f-9ebb-32e371c3fe7a');
    await expect(toast(visitor, 'Auth Error')).toBeVisible();
    await expect(visitor).toHaveURL('/auth');
  });

  test('neither changes who is signed in', async ({ student: { page, fullName }, signIn }) => {
    const { session } = await signIn({ fullName: 'Mallory Rao' });
    await page.goto(
      `/contact#access_token=${session.access_token}&refresh_token=${session.refresh_token}&expires_in=3600&token_type=bearer`,
    );
    await expect(accountLink(page, fullName)).toBeVisible();
    await page.goto('/contact?code=01a1fd37-58c8-700f-9ebb-32e371c3fe7a');
    await expect(accountLink(page, fullName)).toBeVisible();
    await expect(page).toHaveURL('/contact');
  });
});
