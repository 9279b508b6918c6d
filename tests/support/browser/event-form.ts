import type { Page } from '@playwright/test';
import { longDate } from '../../../src/shared/lib/dates/labels.ts';

export const chooseDay = (page: Page, day: string) =>
  page.getByRole('button', { name: longDate(day), exact: true }).click();
