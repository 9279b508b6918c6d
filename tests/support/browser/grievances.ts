import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { takeTime } from './take-time.ts';

export const aGrievance = () => ({
  name: 'Kavya Nair',
  email: `${randomUUID()}@students.example`,
  topic: 'Payment or refund',
  description: `I paid twice for one session.\n${randomUUID()}`,
});

type Grievance = ReturnType<typeof aGrievance>;

export async function fillGrievance(page: Page, grievance: Grievance): Promise<void> {
  await page.getByLabel('Your name').fill(grievance.name);
  await page.getByLabel('Email').fill(grievance.email);
  await page.getByLabel('What it is about').selectOption(grievance.topic);
  await page.getByLabel('What happened').fill(grievance.description);
  await takeTime(page);
}

export const send = (page: Page) => page.getByRole('button', { name: /^Send/ });

/** The ticket that the page shows. */
export async function ticketOn(page: Page): Promise<string> {
  return page.getByText(/^G-\d{4}-\d{5}$/).innerText();
}

/** An admin's card of a ticket. */
export const cardOf = (page: Page, ticket: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: ticket }) });
