import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { emulateStripe, refusalOf } from '../../support/stripe-emulator.ts';

const shop = emulateStripe();

test('a session holds what the shop asked for and where to pay', async () => {
  const session = await shop.createSession();

  expect(session).toMatchObject({
    object: 'checkout.session',
    mode: 'payment',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 14_900,
    currency: 'inr',
    client_reference_id: 'ord_0123456789abcdef0123456789abcdef',
    customer_email: 'rohan.sharma@example.com',
    metadata: { order_id: 'ord_0123456789abcdef0123456789abcdef' },
    payment_intent: null,
    livemode: false,
    url: `${shop.emulator.url}/pay/${session.id}`,
  });
  expect(session.id).toMatch(/^cs_test_[0-9A-Za-z]{58}$/);
});

test('a session adds up its items', async () => {
  const item = (quantity: number, unit_amount: number) => ({
    quantity,
    price_data: { currency: 'inr', unit_amount, product_data: { name: 'Interview' } },
  });

  const { amount_total } = await shop.createSession({
    line_items: [item(2, 19_900), item(1, 14_900)],
  });

  expect(amount_total).toBe(54_700);
});

test('a paid session shows the payment and the charge', async () => {
  const { id } = await shop.paidSession();

  const session = await shop.stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge'],
  });
  const intent = session.payment_intent as Stripe.PaymentIntent;
  const charge = intent.latest_charge as Stripe.Charge;

  expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
  expect(intent).toMatchObject({
    status: 'succeeded',
    amount: 14_900,
    description: '1-to-1 Resume Preparation',
    metadata: { order_id: 'ord_0123456789abcdef0123456789abcdef' },
  });
  expect(charge).toMatchObject({ amount: 14_900, payment_intent: intent.id });
  expect(charge.payment_method_details?.card).toMatchObject({ brand: 'visa', last4: '4242' });
  expect(await shop.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    latest_charge: charge.id,
  });
});

test('the shop can expire a session while it is open, and only then', async () => {
  const { id } = await shop.createSession();

  expect(await shop.stripe.checkout.sessions.expire(id)).toMatchObject({
    status: 'expired',
    url: null,
  });
  expect(await refusalOf(shop.stripe.checkout.sessions.expire(id))).toMatchObject({
    type: 'StripeInvalidRequestError',
    message: expect.stringContaining('status of "expired"'),
  });
});

test('every answer names its request', async () => {
  const { lastResponse } = await shop.createSession();

  expect(lastResponse.requestId).toMatch(/^req_\w{14}$/);
});
