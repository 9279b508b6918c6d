import type { Page } from '@playwright/test';
import { goToPayment, result, someone } from '../../support/browser/booking-steps.ts';
import { mainOf, openHostedPage, orderOf } from '../../support/browser/payment-outcomes.ts';
import { expect, test } from '../../support/test.ts';

const orderIn = (page: Page) => new URL(page.url()).searchParams.get('order_id') ?? '';

test('after a paid session one is led to choosing its time, opens the receipt or goes home', async ({
  visitor,
  provider,
}) => {
  await goToPayment(visitor, someone());
  await openHostedPage(visitor);
  await provider.payByCard(visitor);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  await expect(mainOf(visitor)).toContainText(
    'Next, choose a time for your 30-minute live session.',
  );
  const orderId = orderIn(visitor);
  await expect(visitor.getByRole('link', { name: 'Choose a time' })).toHaveAttribute(
    'href',
    `/schedule?order_id=${orderId}`,
  );
  await expect(visitor.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await visitor.getByRole('link', { name: 'Open the receipt' }).click();

  const receipt = visitor.getByRole('article', { name: 'Receipt' });
  await expect(receipt).toContainText(/T-20\d\d-\d\d\/\d{4}/);
  for (const fact of [
    'Asha Verma',
    '1-to-1 Resume Preparation',
    '₹149.00',
    'Rupees one hundred and forty-nine only',
    provider.methods.cardName,
    orderId,
    'Test payment: no money has moved.',
  ]) {
    await expect(receipt).toContainText(fact);
  }
  // The seller is not registered for GST, so nothing is said of it.
  await expect(receipt).not.toContainText(/GST/);
});

for (const [what, mode] of [
  ['late', { delayMilliseconds: 6_000 }],
  ['twice', 'double'],
] as const) {
  test(`a webhook that comes ${what} changes nothing: paid, and one mail`, async ({
    visitor,
    provider,
    inbox,
  }) => {
    const person = someone();
    await provider.post('webhooks/mode', { mode, customerEmail: person.email });
    await goToPayment(visitor, person);
    await openHostedPage(visitor);
    await provider.payByCard(visitor);
    await expect(result(visitor, 'Payment Successful!')).toBeVisible({ timeout: 20_000 });
    await expect.poll(async () => (await inbox.messages(person.email)).length).toBe(1);
    await provider.post('webhooks/idle');
    await visitor.reload();
    await expect(result(visitor, 'Payment Successful!')).toBeVisible();
    expect(await inbox.messages(person.email)).toHaveLength(1);
  });
}

test('a refunded order says so, and so does its receipt', async ({ visitor, provider, inbox }) => {
  const person = someone();
  await goToPayment(visitor, person);
  const sessionId = await openHostedPage(visitor);
  await provider.payByCard(visitor);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  await provider.post(`sessions/${sessionId}/refund`);
  await provider.post('webhooks/idle');
  await visitor.reload();
  await expect(result(visitor, 'This payment was refunded')).toBeVisible();
  await visitor.getByRole('link', { name: 'Open the receipt' }).click();
  await expect(visitor.getByRole('article', { name: 'Receipt' })).toContainText('Refunded in full');
  await expect
    .poll(async () => (await inbox.messages(person.email)).map(({ subject }) => subject).sort())
    .toEqual([
      'Booking confirmed: 1-to-1 Resume Preparation',
      'Your refund: 1-to-1 Resume Preparation',
    ]);
});

test('a lost webhook loses nothing: the result page ends in paid and the mail goes out', async ({
  visitor,
  provider,
  inbox,
}) => {
  const person = someone();
  await provider.post('webhooks/mode', { mode: 'lose', customerEmail: person.email });
  await goToPayment(visitor, person);
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await provider.payByCard(visitor);
  await expect(visitor.getByText('Verifying your payment...')).toBeVisible();
  await expect(result(visitor, 'Payment Successful!')).toBeVisible({ timeout: 20_000 });
  await expect(visitor.getByRole('main')).toContainText('paid');
  await expect.poll(async () => (await inbox.messages(person.email)).length).toBe(1);
});

test('an expired order is not called a success and can be started again', async ({
  visitor,
  provider,
  database,
}) => {
  const person = someone();
  await goToPayment(visitor, person);
  const sessionId = await openHostedPage(visitor);
  await provider.post(`sessions/${sessionId}/expire`);
  await provider.post('webhooks/idle');
  await visitor.goto(`/payment/success?order_id=${await orderOf(database, sessionId)}`);
  await expect(result(visitor, 'The payment page has expired')).toBeVisible();
  await visitor.getByRole('link', { name: 'Try again' }).click();
  await expect(visitor).toHaveURL('/mentorship/individual');
});
