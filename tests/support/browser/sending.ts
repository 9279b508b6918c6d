import { expect, type Locator, type Page } from '@playwright/test';

interface Sending {
  /** The button that sends, as it is called before and after. */
  idle: string;
  /** As it is called meanwhile. */
  busy: string;
  address: string;
  method?: string;
}

/** Sends a form by the keyboard; the request fails once `answer` is called. */
export async function beginSending(
  page: Page,
  { idle, busy, address, method = 'POST' }: Sending,
  from?: Locator,
): Promise<{ button: Locator; answer(): Promise<void> }> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.continue();
    await held.promise;
    await route.fulfill({ status: 503, body: '' });
  });
  const button = page.getByRole('button', { name: idle, exact: true });
  await (from ?? button).press('Enter');
  await expect(page.getByRole('button', { name: busy })).toHaveJSProperty('disabled', true);
  // What a screen reader hears: the button itself has no focus any more.
  await expect(page.locator('[aria-live=polite]').filter({ hasText: busy })).toHaveCount(1);
  return {
    button,
    async answer() {
      held.resolve();
      await expect(button).toBeEnabled();
    },
  };
}

/** A form that cannot be sent says so, and the keyboard is where it was. */
export async function expectDisabledWhileSending(page: Page, sending: Sending): Promise<void> {
  const { button, answer } = await beginSending(page, sending);
  await answer();
  await expect(page.locator('[aria-live=polite]').filter({ hasText: sending.busy })).toHaveCount(0);
  await expect(button).toBeFocused();
}
