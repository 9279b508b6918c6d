import type { Locator, Page } from '@playwright/test';

/** The toast with these words in its title or below it. */
export const toast = (page: Page, words: string): Locator =>
  page
    .getByRole('region', { name: 'Notifications' })
    .locator('[role=status], [role=alert]')
    .filter({ hasText: words });
