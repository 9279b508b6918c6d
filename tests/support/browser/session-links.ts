import type { Page } from '@playwright/test';

export const logout = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Logout' });

export const loginLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Login' });
