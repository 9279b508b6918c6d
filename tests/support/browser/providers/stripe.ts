import type { Page } from '@playwright/test';
import { stripe } from '../../providers/stripe.ts';
import { choose, type HostedPage, pay, typeCard } from './hosted-page.ts';

const { methods } = stripe;

/** Whoever pays by UPI scans a code; the next page asks what the app answers. */
async function answerInTheApp(page: Page, button: string) {
  await choose(page, 'UPI');
  await pay(page);
  await page.getByRole('button', { name: button }).click();
}

export const stripePage: HostedPage = {
  payByCard: (page) => typeCard(page, methods.card),
  payByUpi: (page) => answerInTheApp(page, 'Pay in the app'),
  declineCard: (page) => typeCard(page, methods.declined),
  declineUpi: (page) => answerInTheApp(page, 'Decline in the app'),
  paid: 'Stripe: the payment page was completed',
  whyRefundFailed: 'the card or account is closed',
};
