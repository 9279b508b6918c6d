import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { emulateStripe } from '../../support/stripe-emulator.ts';
import { card, expectRedirect, fieldOf, textOf, visit } from '../../support/hosted-page.ts';
import { confirm, openPage, upi } from '../../support/stripe-page.ts';

const shop = emulateStripe();

test('a card pays and leads back to the shop', async () => {
  const { pay, stored, returnUrl } = await openPage(shop);

  expectRedirect(await pay(card('4242 4242 4242 4242')), returnUrl);

  expect(await stored()).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    payment_intent: {
      latest_charge: { payment_method_details: { type: 'card', card: { last4: '4242' } } },
    },
  });
});

test('a card that is declined says so and leaves the page open for another', async () => {
  const { pay, stored, returnUrl } = await openPage(shop);

  const answer = await pay(card('4000 0000 0000 0002'));

  expect(answer.status).toBe(200);
  expect(answer.document.querySelector('[role=alert]')?.textContent).toContain(
    'Your card was declined.',
  );
  expect(answer.document.title).toContain('Not paid');
  expect(fieldOf(answer, 'Card number').value).toBe('4000 0000 0000 0002');
  expect(fieldOf(answer, 'CVC (CVV)').value).toBe('');
  const declined = await stored();
  expect(declined).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: { status: 'requires_payment_method', latest_charge: null },
  });

  expectRedirect(await pay(card('4242424242424242')), returnUrl);
  const paid = await stored();
  expect(paid.payment_intent).toMatchObject({
    id: (declined.payment_intent as Stripe.PaymentIntent).id,
    status: 'succeeded',
  });
});

test('a card that is no test card is declined', async () => {
  const answer = await (await openPage(shop)).pay(card('4111111111111111'));

  expect(textOf(answer)).toContain('used a non test card');
});

test('a card that asks for authentication pays when it is completed', async () => {
  const { url, pay, stored, returnUrl } = await openPage(shop);

  expectRedirect(await pay(card('4000002500003155')), `${new URL(url).pathname}/confirm`);
  expect(await stored()).toMatchObject({
    status: 'open',
    payment_intent: { status: 'requires_action' },
  });
  expect(textOf(await visit(`${url}/confirm`))).toContain('Complete authentication');

  expectRedirect(await confirm(url, 'complete'), returnUrl);
  expect(await stored()).toMatchObject({
    payment_status: 'paid',
    payment_intent: { latest_charge: { payment_method_details: { card: { last4: '3155' } } } },
  });
});

test('a card that asks for authentication does not pay when it fails', async () => {
  const { url, pay, stored } = await openPage(shop);
  await pay(card('4000002500003155'));

  const answer = await confirm(url, 'fail');

  expect(textOf(answer)).toContain('We are unable to authenticate your payment method.');
  expect(await stored()).toMatchObject({
    status: 'open',
    payment_intent: { status: 'requires_payment_method' },
  });
  expectRedirect(await visit(`${url}/confirm`), new URL(url).pathname);
});

test('the answer of an app is not taken for an authentication, nor the other way round', async () => {
  const scanned = await openPage(shop);
  const asked = await openPage(shop);
  await scanned.pay(upi);
  await asked.pay(card('4000002500003155'));

  await confirm(scanned.url, 'complete');
  await confirm(asked.url, 'success@upi');

  for (const { stored } of [scanned, asked]) {
    expect(await stored()).toMatchObject({ payment_status: 'unpaid', status: 'open' });
  }
});

test.each([
  ['Card number', { 'card-number': '4242' }, 'Your card number is incomplete.'],
  ['Card number', { 'card-number': '' }, 'Your card number is incomplete.'],
  ['Card number', { 'card-number': 'four' }, 'Your card number is invalid.'],
  ['Expiry (MM / YY)', { expiry: '12 / 20' }, "Your card's expiration date is in the past."],
  ['Expiry (MM / YY)', { expiry: '13 / 40' }, "Your card's expiration date is incomplete."],
  ['Expiry (MM / YY)', { expiry: '' }, "Your card's expiration date is incomplete."],
  ['CVC (CVV)', { cvc: '12' }, "Your card's security code is incomplete."],
  ['Name on card', { name: '  ' }, 'Enter the name on the card.'],
])('a card with a wrong %s (%o) is not tried', async (label, changes, error) => {
  const { pay, stored } = await openPage(shop);

  const answer = await pay(card('4242424242424242', changes as Record<string, string>));

  expect(fieldOf(answer, label)).toMatchObject({ invalid: true, focused: true, error });
  expect(await stored()).toMatchObject({ status: 'open', payment_intent: null });
});

test.each(['12/40', '12 / 2040', '1240'])('a card can expire %s', async (expiry) => {
  const { pay, returnUrl } = await openPage(shop);

  expectRedirect(await pay(card('4242424242424242', { expiry })), returnUrl);
});

test('the number of a card is kept nowhere', async () => {
  const { pay, stored } = await openPage(shop);
  await pay(card('4000000000000002'));
  await pay(card('4242424242424242'));
  await shop.emulator.control.idle();

  const kept = JSON.stringify([
    await stored(),
    shop.endpoint.received,
    shop.emulator.control.webhooks(),
  ]);
  expect(kept).not.toMatch(/4242424242424242|4000000000000002/);
});
