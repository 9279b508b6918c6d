import type { Page } from '@playwright/test';
import { longDate } from '../../../src/shared/lib/dates/labels.ts';

export const toast = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words).first();

export const chooseDay = (page: Page, day: string) =>
  page.getByRole('button', { name: longDate(day), exact: true }).click();
