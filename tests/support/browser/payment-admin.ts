import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { inLetters } from './letters.ts';
import { newPhone } from './booking-steps.ts';
import type { Switches } from './providers/switches.ts';
import type { StackInUse } from './stack-in-use.ts';

interface Paid {
  name: string;
  email: string;
  orderId: string;
  /** What the payment provider calls its payment page. */
  sessionId: string;
}

/** Somebody new buys something, without a browser. */
export async function buy(
  stack: StackInUse,
  provider: Switches,
  {
    mentorshipType = 'resume_preparation',
    amount = 149,
    customerPhone = newPhone(),
    paidWith,
  }: { mentorshipType?: string; amount?: number; customerPhone?: string; paidWith?: string } = {},
): Promise<Paid> {
  const word = randomUUID().slice(0, 8);
  const email = `buyer.${word}@example.com`;
  const name = `Buyer ${inLetters(word)}`;
  const answer = await fetch(`${stack.url}/.netlify/functions/create-payment-order`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      mentorshipType,
      amount,
      customerName: name,
      customerEmail: email,
      customerPhone,
    }),
  });
  const order = (await answer.json()) as { orderId: string; paymentSessionId: string };
  await provider.post(`sessions/${order.paymentSessionId}/pay`, { with: paidWith });
  await provider.post('webhooks/idle');
  return { name, email, orderId: order.orderId, sessionId: order.paymentSessionId };
}

/** What shows all payment issues. It is there when they are more than a few. */
export const allIssues = (page: Page) =>
  page.getByRole('button', { name: /^Show all \d+ payment issues$/ });

/** Opens the payments and shows all issues, also those that other tests left. */
export async function openIssues(page: Page): Promise<void> {
  await page.goto('/admin/payments');
  await expect(page.getByRole('list', { name: 'Payment issues' })).toBeVisible();
  // In one step, as other tests may resolve some in between.
  await allIssues(page).evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
}

export async function find(page: Page, words: string) {
  await page.getByLabel('Search orders').fill(words);
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
}

export const openOrder = (page: Page, { orderId }: Pick<Paid, 'orderId'>) =>
  page.getByRole('button', { name: new RegExp(`^Open the order .*${orderId}$`) }).click();
