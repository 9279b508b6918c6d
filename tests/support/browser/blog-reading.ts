import type { Page } from '@playwright/test';

export const cards = (page: Page) => page.getByRole('link', { name: /^Read More: / });

export const hydrate = (page: Page) =>
  page.getByRole('searchbox', { name: 'Search articles' }).focus();
