import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { failure, submitInquiry } from './load-failures.ts';

export async function expectBesideButton(page: Page): Promise<void> {
  await expect(async () => {
    const button = (await submitInquiry(page).boundingBox())!;
    const said = (await failure(page).boundingBox())!;
    expect(Math.abs(said.x - button.x)).toBeLessThan(20);
    expect(Math.abs(said.y - (button.y + button.height))).toBeLessThan(200);
    expect(said.x + said.width).toBeLessThan(page.viewportSize()!.width - 8);
  }).toPass({ timeout: 10_000 });
}

/** What answers here before the page's modules are there is in first-press.spec.ts. */
export async function openWithModules(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => customElements.get('astro-island'));
}
