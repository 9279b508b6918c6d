import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { takeTime } from './take-time.ts';

// The way from the booking form to the end of the hosted page, as visitors go it.

/** Ten digits; one phone may begin only so many orders. */
export const newPhone = () => String(randomInt(6_000_000_000, 9_999_999_999));

export const someone = () => ({
  name: 'Asha Verma',
  college: 'Government Engineering College, Ajmer',
  email: `asha.${randomUUID().slice(0, 8)}@example.com`,
  phone: newPhone(),
});
export type Someone = ReturnType<typeof someone>;

export async function openBookingForm(page: Page, session = 'Resume Preparation') {
  await page.goto('/mentorship/individual');
  await page.getByRole('button', { name: session }).click();
}

export async function fillBookingForm(page: Page, { name, college, email, phone }: Someone) {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('College Name').fill(college);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill(phone);
  await page.getByLabel('Career Goal').selectOption('placement');
  await takeTime(page);
}

export async function goToPayment(page: Page, person: Someone, session?: string) {
  await openBookingForm(page, session);
  await fillBookingForm(page, person);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Customer Details' })).toBeVisible();
}

export const result = (page: Page, title: string) => page.getByRole('heading', { name: title });
