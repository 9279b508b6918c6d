import type { Locator, Page } from '@playwright/test';
import { hold } from './network.ts';

/**
 * Opens a page whose island comes late, and presses a control of it at the worst moment: React has just taken over its
 * elements, and what it does after that, such as asking for what is newer, has not begun.
 */
export async function pressDuringHydration(
  page: Page,
  { path, island, control }: { path: string; island: string; control: Locator },
): Promise<void> {
  const held = await hold(page, `**/_astro/${island}*.js`);
  await page.goto(path);
  await control.focus();
  const pressed = control.evaluate(async (element: HTMLElement) => {
    const isTakenOver = () => /__react/.test(Object.keys(element).join());
    const { port1, port2 } = new MessageChannel();
    // Between two tasks of React's own, which frames and timers are too rare for.
    while (!isTakenOver()) {
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
    }
    element.click();
  });
  held.resolve();
  await pressed;
}
