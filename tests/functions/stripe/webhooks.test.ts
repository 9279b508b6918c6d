import { expect, test } from 'vitest';
import {
  bookingSession,
  emulateStripe,
  sdkFor,
  startEmulator,
  verified,
} from '../../support/stripe-emulator.ts';

const shop = emulateStripe();
const events = () => shop.endpoint.received.map(({ event }) => event);

test('the webhook of a payment is signed so that the SDK accepts it, and says what was paid', async () => {
  const { id } = await shop.paidSession();

  expect(shop.endpoint.types()).toEqual(['checkout.session.completed']);
  expect(verified(shop.endpoint.received[0]!)).toMatchObject({
    object: 'event',
    type: 'checkout.session.completed',
    livemode: false,
    data: {
      object: { id, payment_status: 'paid', amount_total: 14_900, currency: 'inr' },
    },
  });
});

test('a webhook does not pass with another secret or a changed body', async () => {
  await shop.paidSession();
  const webhook = shop.endpoint.received[0]!;

  expect(() => verified(webhook, 'whsec_of_somebody_else')).toThrow();
  expect(() => verified({ ...webhook, body: webhook.body.replace('14900', '1') })).toThrow();
});

test('a webhook keeps what it said when things change later', async () => {
  const { id } = await shop.paidSession();
  await shop.emulator.control.refund(id, 4_900);
  await shop.emulator.control.refund(id);

  const told = shop.emulator.control.webhooks().map(({ event }) => event.data.object);

  expect(told.slice(1)).toMatchObject([
    { object: 'refund', amount: 4_900 },
    { object: 'refund', amount: 10_000 },
  ]);
});

test('the shop hears of a session that expires', async () => {
  const { id } = await shop.createSession();
  await shop.emulator.control.expire(id);
  await shop.emulator.control.idle();

  expect(events()).toMatchObject([
    { type: 'checkout.session.expired', data: { object: { id, status: 'expired' } } },
  ]);
});

test('the shop hears of a refund', async () => {
  const { payment_intent } = await shop.paidSession();
  await shop.stripe.refunds.create({ payment_intent: String(payment_intent) });
  await shop.emulator.control.idle();

  expect(events().at(-1)).toMatchObject({
    type: 'refund.created',
    data: { object: { object: 'refund', amount: 14_900, status: 'succeeded' } },
  });
});

test('a declined card leaves the session open, and the shop hears nothing', async () => {
  const { id } = await shop.createSession();
  await shop.emulator.control.pay(id, '4000000000000002');
  await shop.emulator.control.idle();

  expect(events()).toEqual([]);
  expect(await shop.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' });
});

test.each([
  ['succeeded', 'paid'],
  ['failed', 'unpaid'],
] as const)(
  'the shop hears of a UPI payment that is pending and then %s',
  async (outcome, payment_status) => {
    const { control } = shop.emulator;
    const { id } = await shop.createSession();
    await control.pay(id, 'pending@upi');
    await control.idle();
    expect(events()).toMatchObject([
      {
        type: 'checkout.session.completed',
        data: { object: { status: 'complete', payment_status: 'unpaid' } },
      },
    ]);

    await control.settle(id, outcome);
    await control.idle();

    expect(shop.endpoint.types().slice(1)).toEqual([`checkout.session.async_payment_${outcome}`]);
    expect(await shop.stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status });
    await expect(control.settle(id, outcome)).rejects.toThrow('No payment');
  },
);

test('a webhook that is not answered well comes again until it is', async () => {
  shop.endpoint.answerNext(500, 302);

  await shop.paidSession();

  expect(events()).toHaveLength(3);
  expect(new Set(events().map(({ id }) => id)).size).toBe(1);
  expect(shop.emulator.control.webhooks()).toMatchObject([{ state: 'delivered' }]);
});

test('a webhook that is never answered well is given up in the end', async () => {
  shop.endpoint.answerNext(500, 500, 500);

  await shop.paidSession();

  expect(events()).toHaveLength(3);
  expect(shop.emulator.control.webhooks()).toMatchObject([{ state: 'given up' }]);
});

test('a shop that is down is no failure of the emulator', async () => {
  await shop.endpoint.close();

  await shop.paidSession();

  expect(shop.emulator.control.webhooks()).toMatchObject([{ state: 'given up' }]);
});

test('a webhook is not waited for when the emulator stops', async () => {
  const patient = await startEmulator(shop.endpoint.url, { webhookRetryPauses: [600_000] });
  const session = await sdkFor(patient.url).checkout.sessions.create(bookingSession());
  shop.endpoint.answerNext(500);
  const idle = patient.control.pay(session.id).then(() => patient.control.idle());
  await expect.poll(() => events().length).toBe(1);

  await patient.close();
  await idle;

  expect(events()).toHaveLength(1);
});
