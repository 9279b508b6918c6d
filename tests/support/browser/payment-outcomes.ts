import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

export const visa = '4242 4242 4242 4242';

export const mainOf = (page: Page) => page.getByRole('main');

export async function openHostedPage(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
