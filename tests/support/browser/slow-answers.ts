import { mergeTests, type Page } from '@playwright/test';
import { test as blogTest } from './blog.ts';
import { test as eventTest } from './events.ts';
import { neverAnswer } from './network.ts';

// Something is stored, and no answer ever comes: after a while the person is told, what was typed is there, and trying
// again stores nothing twice.

export const test = mergeTests(blogTest, eventTest);

/** Sends something that is never answered, and waits as long as a person is asked to wait. */
export async function waitInVain(
  page: Page,
  address: string,
  send: () => Promise<void>,
): Promise<void> {
  const { stored } = await neverAnswer(page, address);
  await send();
  await stored;
  await page.clock.fastForward('00:15');
}
