import { expect, test } from 'vitest';
import { emulateRazorpay, eventOf, isSigned } from '../../support/razorpay-emulator.ts';

const shop = emulateRazorpay();

const customerEmail = 'rohan.sharma@example.com';

test('the shop hears of a payment, signed over the raw body, with the id of the event', async () => {
  const { id } = await shop.paidLink();
  const [webhook] = shop.endpoint.received;
  expect(webhook && isSigned(webhook)).toBe(true);
  expect(webhook && isSigned(webhook, 'another secret')).toBe(false);
  expect(webhook?.headers['x-razorpay-event-id']).toMatch(/^\w{14}$/);
  const { event, payload } = eventOf(webhook?.body ?? '');
  expect(event).toBe('payment_link.paid');
  expect(payload['payment_link']?.entity).toMatchObject({
    id,
    status: 'paid',
    amount_paid: 14_900,
  });
  expect(payload['payment_link']?.entity).not.toHaveProperty('payments');
  expect(payload['payment']?.entity).toMatchObject({ status: 'captured', captured: true });
});

test('the shop hears of a link that is cancelled or expires', async () => {
  const { control } = shop.emulator;
  const [cancelled, expired] = [await shop.createLink(), await shop.createLink()];
  await shop.call('POST', `/payment_links/${cancelled.id}/cancel`, {});
  await control.expire(expired.id);
  await control.idle();
  expect(shop.told().sort()).toEqual(['payment_link.cancelled', 'payment_link.expired']);
});

test('the shop hears of each step of a dispute, with the payment', async () => {
  const { control } = shop.emulator;
  const { id } = await shop.paidLink();
  const dispute = await control.dispute(id, { reason: 'goods_not_received' });
  expect(dispute).toMatchObject({ status: 'open', phase: 'chargeback', amount_deducted: 0 });
  await control.moveDispute(dispute.id, 'answered');
  await control.moveDispute(dispute.id, 'sent back');
  await control.moveDispute(dispute.id, 'answered');
  expect(await control.moveDispute(dispute.id, 'lost')).toMatchObject({ amount_deducted: 14_900 });
  await expect(control.moveDispute(dispute.id, 'won')).rejects.toThrow('lost');
  await control.idle();
  expect(control.webhooks().map(({ type }) => type.replace('payment.dispute.', ''))).toEqual([
    'payment_link.paid',
    'created',
    'under_review',
    'action_required',
    'under_review',
    'lost',
  ]);
  expect(shop.told()).toHaveLength(6);
});

test('an inquiry is closed, and neither won nor lost', async () => {
  const { control } = shop.emulator;
  const { id } = await shop.paidLink();
  const dispute = await control.dispute(id, { isInquiry: true });
  expect(dispute).toMatchObject({ phase: 'retrieval' });
  await expect(control.moveDispute(dispute.id, 'won')).rejects.toThrow('open');
  expect(await control.moveDispute(dispute.id, 'closed')).toMatchObject({ status: 'closed' });
});

test('a webhook that is not answered well comes again, with the same id', async () => {
  shop.endpoint.answerNext(500, 302);
  await shop.paidLink();
  const ids = shop.endpoint.received.map(({ headers }) => headers['x-razorpay-event-id']);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

test('a webhook can be lost, sent again, and come twice', async () => {
  const { control } = shop.emulator;
  control.setWebhooks('lose', { customerEmail });
  await shop.paidLink();
  expect(shop.endpoint.received).toEqual([]);
  const [lost] = control.webhooks();
  expect(await control.resend(lost?.id ?? '')).toMatchObject({ status: 200 });
  control.setWebhooks('double', { customerEmail });
  await shop.paidLink();
  expect(shop.endpoint.received).toHaveLength(3);
});

test('what never happened can be sent, signed by whom a test likes', async () => {
  const object = { payment_link: { id: 'plink_1' } };
  const type = 'payment_link.paid';
  await shop.emulator.control.send({ type, object, id: 'mine' });
  await shop.emulator.control.send({ type, object, secret: 'of somebody else' });
  const [mine, foreign] = shop.endpoint.received;
  expect(mine && isSigned(mine)).toBe(true);
  expect(mine?.headers['x-razorpay-event-id']).toBe('mine');
  expect(foreign && isSigned(foreign)).toBe(false);
});
