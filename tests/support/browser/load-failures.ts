import type { Page } from '@playwright/test';

/** Astro says in the console what the page says beside the button. */
export const isSaidInConsole = /Error hydrating/;

export const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'could not be loaded' });

export const tryAgain = (page: Page) => failure(page).getByRole('button', { name: 'Try Again' });

export const submitInquiry = (page: Page) => page.getByRole('button', { name: /^Submit/ });
