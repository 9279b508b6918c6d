import { toast } from '../../support/browser/toast.ts';
import { expect, test } from '../../support/test.ts';

const words = /Google allows no login inside another app\. Open this page in your browser/;

// What their pages in the app call themselves.
for (const [app, userAgent] of [
  [
    'Instagram on Android',
    'Mozilla/5.0 (Linux; Android 14; V2206; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.107 Mobile Safari/537.36 Instagram 356.0.0.41.101 Android',
  ],
  [
    'LinkedIn on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1 [LinkedInApp]/9.30.1234',
  ],
  [
    'an unknown app on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  ],
] as const) {
  test.describe(`inside ${app}`, () => {
    test.use({ userAgent });

    test('nobody is led to Google, which would refuse them: they read how to go on', async ({
      visitor,
    }) => {
      await visitor.goto('/auth?next=/terms');
      await visitor.getByLabel('Email').fill('kavya@example.com');
      const button = visitor.getByRole('button', { name: 'Continue with Google' });
      await button.click();
      await expect(toast(visitor, 'Google Sign In Error')).toContainText(words);
      await expect(visitor.getByRole('main').getByRole('alert')).toContainText(words);
      // The browser that opens this page leads on to the same place, and the email is another way.
      await expect(visitor).toHaveURL('/auth?next=/terms');
      await expect(visitor.getByLabel('Email')).toHaveValue('kavya@example.com');
      await expect(button).toBeEnabled();
    });
  });
}

for (const [what, userAgent] of [
  [
    'Safari on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  ],
] as const) {
  test.describe(`in ${what}`, () => {
    test.use({ userAgent });

    test('the button leads to Google', async ({ visitor }) => {
      await visitor.goto('/auth');
      await visitor.getByRole('button', { name: 'Continue with Google' }).click();
      await expect(visitor.getByText('with your Google account')).toBeVisible();
    });
  });
}
