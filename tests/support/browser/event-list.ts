import type { Page } from '@playwright/test';

export const tab = (page: Page, name: string) => page.getByRole('tab', { name });

export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

export const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
