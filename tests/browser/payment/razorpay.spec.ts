import type { Page } from '@playwright/test';
import { goToPayment, result, someone } from '../../support/browser/booking-steps.ts';
import { find, openOrder } from '../../support/browser/payment-admin.ts';
import { test } from '../../support/browser/razorpay-site.ts';
import { expect } from '../../support/test.ts';

// One site is enough for all of them.
test.describe.configure({ mode: 'default' });

const upi = (page: Page) => page.getByLabel('UPI ID');
const pay = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ }).click();

/** All of a page that reaches a visitor, what nobody sees of it included. */
const wordsOf = (page: Page) => page.evaluate(() => document.documentElement.outerHTML);

test('a visitor pays by UPI, after a first try that fails, and reads the name of no other provider @phone', async ({
  visitor,
  inbox,
}) => {
  const seen: string[] = [];
  const look = async () => seen.push(await wordsOf(visitor));
  const person = someone();
  await goToPayment(visitor, person);
  await look();
  await pay(visitor);
  await expect(upi(visitor)).toBeVisible();
  await look();
  await upi(visitor).fill('failure@razorpay');
  await pay(visitor);
  await expect(visitor.getByText('Nothing was charged.')).toBeVisible();
  await look();
  await upi(visitor).fill('success@razorpay');
  await pay(visitor);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  await look();
  await visitor.getByRole('link', { name: /receipt/i }).click();
  const receipt = visitor.getByRole('article', { name: 'Receipt' });
  await expect(receipt).toContainText('₹149');
  await expect(receipt).toContainText('UPI');
  await look();

  await expect.poll(async () => (await inbox.messages(person.email)).length).toBeGreaterThan(0);
  const files = (content: string) => Buffer.from(content, 'base64').toString();
  for (const { subject, html, text, attachments } of await inbox.messages(person.email)) {
    seen.push(subject, html, text ?? '', ...attachments.map(({ content }) => files(content)));
  }
  for (const words of seen) expect(words).not.toMatch(/stripe/i);
});

test('an admin gives a payment back, and reads who took it', async ({ admin, visitor, inbox }) => {
  const person = someone();
  await goToPayment(visitor, person);
  await pay(visitor);
  await upi(visitor).fill('success@razorpay');
  await pay(visitor);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  const orderId = new URL(visitor.url()).searchParams.get('order_id')!;

  const { page } = admin;
  await page.goto('/admin/payments');
  await find(page, orderId);
  await openOrder(page, { orderId });
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Razorpay');
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(?:Yes|Refund)/ })
    .click();
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible();

  await visitor.reload();
  await expect(result(visitor, 'This payment was refunded')).toBeVisible();
  await expect
    .poll(async () => (await inbox.messages(person.email)).map(({ subject }) => subject))
    .toContain('Your refund: 1-to-1 Resume Preparation');
});
