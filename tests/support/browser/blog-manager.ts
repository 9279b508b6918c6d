import type { Page } from '@playwright/test';

export const rowOf = (page: Page, words: string) =>
  page.getByRole('row').filter({ hasText: words });

export const search = (page: Page, words: string) =>
  page.getByLabel('Search', { exact: true }).fill(words);

export const deleteIn = (page: Page, name: 'Delete' | 'Cancel') =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
