import type { Page } from '@playwright/test';

/** The phone had closed the tab without a question, and loads its page again. */
export async function comeBack(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
}
