import type { Page } from '@playwright/test';
import type { Someone } from './booking-steps.ts';

/** Goes from a course's page to its payment page, and says who buys. */
export async function orderCourse(page: Page, person: Someone, coursePage: string) {
  await page.goto(coursePage);
  await page.getByRole('link', { name: 'Pay here' }).first().click();
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Phone Number').fill(person.phone);
}
