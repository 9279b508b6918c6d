import { expect, test } from 'vitest';
import { emulateStripe, refusalOf } from '../../support/stripe-emulator.ts';
import { secondsFromNow } from '../../support/seconds-from-now.ts';

const shop = emulateStripe();

async function paidWith(card: string) {
  const { id } = await shop.createSession();
  const { payment_intent } = await shop.emulator.control.pay(id, card);
  return { id, payment_intent: String(payment_intent) };
}

const chargeOf = async (payment_intent: string) => {
  const expand = ['latest_charge'];
  return (await shop.stripe.paymentIntents.retrieve(payment_intent, { expand })).latest_charge;
};

const types = async () => {
  await shop.emulator.control.idle();
  return shop.endpoint.types().filter((type) => !type.startsWith('checkout'));
};

test('a refund to the slow test card is pending, and succeeds later', async () => {
  const { payment_intent } = await paidWith('4000000000007726');
  const refund = await shop.stripe.refunds.create({ payment_intent });
  expect(refund.status).toBe('pending');
  expect(await chargeOf(payment_intent)).toMatchObject({ refunded: true });

  await shop.emulator.control.settleRefund(refund.id, 'succeeded');
  expect(await shop.stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'succeeded' });
  expect(await types()).toEqual(['refund.created', 'refund.updated']);
});

test('a refund that fails gives the money back to the shop, and can be made again', async () => {
  const { payment_intent } = await paidWith('4000000000005126');
  const refund = await shop.stripe.refunds.create({ payment_intent });
  expect(refund.status).toBe('succeeded');

  await shop.emulator.control.settleRefund(refund.id, 'failed');
  expect(await shop.stripe.refunds.retrieve(refund.id)).toMatchObject({
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  });
  expect(await chargeOf(payment_intent)).toMatchObject({ refunded: false, amount_refunded: 0 });
  await shop.stripe.refunds.create({ payment_intent });
  const { data } = await shop.stripe.refunds.list({ payment_intent });
  expect(data.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
  expect((await types()).sort()).toEqual([
    'refund.created',
    'refund.created',
    'refund.failed',
    'refund.updated',
  ]);
  await expect(shop.emulator.control.settleRefund(refund.id, 'failed')).rejects.toThrow(
    'is failed',
  );
});

test('a charge that is disputed is not refunded; one that a bank only asks about is', async () => {
  const disputed = await paidWith('4000000000000259');
  const asked = await paidWith('4000000000001976');
  const refusal = refusalOf(
    shop.stripe.refunds.create({ payment_intent: disputed.payment_intent }),
  );
  expect(await refusal).toMatchObject({ code: 'charge_disputed' });
  expect(await chargeOf(disputed.payment_intent)).toMatchObject({ disputed: true });
  await shop.stripe.refunds.create({ payment_intent: asked.payment_intent });
  expect((await types()).sort()).toEqual([
    'charge.dispute.created',
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'refund.created',
  ]);
});

test('disputes come in pages, newest first, as they are now', async () => {
  const { control } = shop.emulator;
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { id } = await paidWith('4000000000000259');
    ids.unshift(String(control.disputes(id)[0]?.id));
  }
  await control.moveDispute(String(ids[2]), 'lost');
  const { disputes } = shop.stripe;
  expect(await disputes.list({ limit: 2 })).toMatchObject({ has_more: true, url: '/v1/disputes' });
  const all = await disputes
    .list({ limit: 2, created: { gte: secondsFromNow(-60) } })
    .autoPagingToArray({ limit: 10 });
  expect(all.map(({ id }) => id)).toEqual(ids);
  expect(all[2]).toMatchObject({ status: 'lost' });
  expect((await disputes.list({ created: { gte: secondsFromNow(60) } })).data).toEqual([]);
});

test.each([
  ['won', ['charge.dispute.funds_reinstated', 'charge.dispute.closed']],
  ['lost', ['charge.dispute.closed']],
] as const)('a dispute that is %s says so', async (outcome, last) => {
  const { control } = shop.emulator;
  const { id } = await paidWith('4000000000000259');
  const [dispute] = control.disputes(id);
  await control.moveDispute(String(dispute?.id), 'answered');
  expect(await control.moveDispute(String(dispute?.id), outcome)).toMatchObject({
    status: outcome,
    evidence_details: { has_evidence: true },
  });
  expect((await types()).sort()).toEqual(
    [
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.updated',
      ...last,
    ].sort(),
  );
  await expect(control.moveDispute(String(dispute?.id), outcome)).rejects.toThrow(`is ${outcome}`);
});
