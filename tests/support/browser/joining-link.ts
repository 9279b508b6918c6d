import type { Page } from '@playwright/test';

export const calendarFile = async (page: Page) => {
  const address = await page.getByRole('link', { name: 'Calendar file' }).getAttribute('href');
  return decodeURIComponent(address ?? '').replaceAll('\r\n ', '');
};
