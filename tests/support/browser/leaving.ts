import type { Page } from '@playwright/test';

/** What the browser asks when the page is left so, answered with staying. */
export async function questionOnLeaving(
  page: Page,
  leave: () => Promise<unknown>,
): Promise<string> {
  // What leaves the page ends when the question is answered, or never.
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type();
  });
  const left = leave().catch(() => undefined);
  const type = await asked;
  await left;
  return type;
}

/** As a person's reload; `page.reload()` waits half a minute for the page that does not come when somebody stays. */
export const reloadByItself = (page: Page): Promise<void> => page.evaluate(() => location.reload());
