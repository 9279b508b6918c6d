import type { Page } from '@playwright/test';

/** What tests that hold for every provider have to know of its hosted page, and of its words on the desk. */
export interface HostedPage {
  /** Pays on the page that is open. */
  payByCard(page: Page): Promise<void>;
  payByUpi(page: Page): Promise<void>;
  /** Tries to, and the bank refuses. */
  declineCard(page: Page): Promise<void>;
  declineUpi(page: Page): Promise<void>;
  /** In the history of an order that was paid. */
  paid: string;
  /** Why a refund failed, as far as it tells. */
  whyRefundFailed: string;
}

/** The ways to pay on the hosted page of whoever takes the money. */
export const waysToPay = (page: Page) => page.getByRole('group', { name: 'Pay by' });

export const choose = (page: Page, way: 'Card' | 'UPI') =>
  waysToPay(page).getByRole('radio', { name: way, exact: true }).check();

export const pay = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ }).click();

export async function typeCard(page: Page, number: string): Promise<void> {
  await choose(page, 'Card');
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Asha Verma');
  await pay(page);
}
