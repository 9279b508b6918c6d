import type { Page } from '@playwright/test';

export const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
