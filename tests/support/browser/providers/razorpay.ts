import type { Page } from '@playwright/test';
import { razorpay } from '../../providers/razorpay.ts';
import { choose, type HostedPage, pay, typeCard } from './hosted-page.ts';

const { methods } = razorpay;

/** No card is declined by its number: the bank asks for a code, and one that is too short fails the payment. */
async function typeCardAndCode(page: Page, code: string) {
  await typeCard(page, methods.card);
  await page.getByLabel('Code of the bank').fill(code);
  await page.getByRole('button', { name: 'Submit' }).click();
}

async function typeUpiId(page: Page, id: string) {
  await choose(page, 'UPI');
  await page.getByLabel('UPI ID').fill(id);
  await pay(page);
}

export const razorpayPage: HostedPage = {
  payByCard: (page) => typeCardAndCode(page, '1234'),
  payByUpi: (page) => typeUpiId(page, methods.upi),
  declineCard: (page) => typeCardAndCode(page, '123'),
  declineUpi: (page) => typeUpiId(page, methods.declined),
  paid: 'Razorpay: the payment link was paid',
  whyRefundFailed: 'the bank did not take it, and gave no reason',
};
