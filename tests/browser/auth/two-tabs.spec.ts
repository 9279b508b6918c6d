import { authStorageKey } from '../../../src/shared/browser/storage-keys.ts';
import { accountLink, logIn } from '../../support/browser/account-steps.ts';
import { expect, test } from '../../support/test.ts';

test('other tabs follow a login', async ({ visitor, context, signIn }) => {
  const { email, password, fullName } = await signIn({ fullName: 'Rohan Mehta' });
  await visitor.goto('/auth?next=/terms');
  await visitor.getByLabel('Email').focus();
  const second = await context.newPage();
  await second.goto('/auth');
  await logIn(second, { email, password });
  await expect(accountLink(second, fullName)).toBeVisible();
  await expect(visitor).toHaveURL('/terms');
  await expect(accountLink(visitor, fullName)).toBeVisible();
});

test('a login elsewhere is followed once what it has stored is here, not as a visitor', async ({
  student: { page, fullName, session },
}) => {
  await page.goto('/contact');
  await expect(accountLink(page, fullName)).toBeVisible();
  // Two tabs are two processes: the message can come first.
  const [key, stored] = [authStorageKey, JSON.stringify(session)];
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/robots.txt');
  await elsewhere.evaluate(
    ([key, stored]) => {
      localStorage.removeItem(key);
      const message = { event: 'SIGNED_IN', session: JSON.parse(stored) as unknown };
      new BroadcastChannel(key).postMessage(message);
    },
    [key, stored] as const,
  );
  await page.evaluate(() => fetch('/robots.txt'));
  const read = page.waitForResponse('**/rest/v1/profiles*');
  await elsewhere.evaluate(([key, stored]) => localStorage.setItem(key, stored), [
    key,
    stored,
  ] as const);
  expect((await read).status()).toBe(200);
  await expect(accountLink(page, fullName)).toBeVisible();
});
