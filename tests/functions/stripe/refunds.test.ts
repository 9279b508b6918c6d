import { expect, test } from 'vitest';
import { emulateStripe, refusalOf } from '../../support/stripe-emulator.ts';
import { secondsFromNow } from '../../support/seconds-from-now.ts';

const shop = emulateStripe();

const paidIntent = async () => String((await shop.paidSession()).payment_intent);

test('a refund gives everything back, once', async () => {
  const payment_intent = await paidIntent();

  const refund = await shop.stripe.refunds.create({
    payment_intent,
    reason: 'requested_by_customer',
    metadata: { order_id: 'ord_1' },
  });
  const intent = await shop.stripe.paymentIntents.retrieve(payment_intent, {
    expand: ['latest_charge'],
  });

  expect(refund).toMatchObject({
    amount: 14_900,
    status: 'succeeded',
    payment_intent,
    metadata: { order_id: 'ord_1' },
  });
  expect(intent.latest_charge).toMatchObject({ refunded: true, amount_refunded: 14_900 });
  expect(await refusalOf(shop.stripe.refunds.create({ payment_intent }))).toMatchObject({
    code: 'charge_already_refunded',
  });
});

test('what was given back in part can be given back whole, and no more than that', async () => {
  const { id, payment_intent } = await shop.paidSession();

  const part = await shop.emulator.control.refund(id, 4_900);
  const refund = (amount: number) =>
    shop.stripe.refunds.create({ payment_intent: String(payment_intent), amount });
  expect(await refusalOf(refund(10_001))).toMatchObject({ param: 'amount' });
  const rest = await refund(10_000);

  expect([part.amount, rest.amount]).toEqual([4_900, 10_000]);
});

test('a refund of what was never paid is refused', async () => {
  const { id } = await shop.createSession();
  await shop.emulator.control.pay(id, '4000000000000002');
  const { payment_intent } = await shop.stripe.checkout.sessions.retrieve(id);

  const unpaid = shop.stripe.refunds.create({ payment_intent: String(payment_intent) });
  const unknown = shop.stripe.refunds.create({ payment_intent: 'pi_none' });

  expect((await refusalOf(unpaid)).message).toContain(
    'does not have a successful charge to refund',
  );
  expect(await refusalOf(unknown)).toMatchObject({ code: 'resource_missing' });
});

test('refunds come in pages, newest first, with their charges', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    ids.unshift((await shop.stripe.refunds.create({ payment_intent: await paidIntent() })).id);
  }

  const first = await shop.stripe.refunds.list({ limit: 2, expand: ['data.charge'] });
  const all = await shop.stripe.refunds
    .list({ limit: 2, created: { gte: secondsFromNow(-60) } })
    .autoPagingToArray({ limit: 10 });
  const later = await shop.stripe.refunds.list({ created: { gte: secondsFromNow(60) } });

  expect(first).toMatchObject({ has_more: true, url: '/v1/refunds' });
  expect(first.data.map(({ charge }) => charge)).toMatchObject([
    { object: 'charge', refunded: true },
    { object: 'charge', refunded: true },
  ]);
  expect(all.map(({ id }) => id)).toEqual(ids);
  expect(later.data).toEqual([]);
  expect(await refusalOf(shop.stripe.refunds.list({ starting_after: 're_none' }))).toMatchObject({
    code: 'resource_missing',
    param: 'starting_after',
  });
});
