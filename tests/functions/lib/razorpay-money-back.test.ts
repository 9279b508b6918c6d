import { expect, test } from 'vitest';
import { razorpay } from '../../../netlify/lib/payment/razorpay/provider.ts';
import { emulator, paidOrder, told, useRazorpay } from './use-razorpay.ts';

useRazorpay();

const refund = (paymentId: string, orderId: string, amountInPaise = 14_900) =>
  razorpay.refund({ paymentId, orderId, amountInPaise, idempotencyKey: `key of ${paymentId}` });

test('what is left of a payment is given back, and asking twice with one key is harmless', async () => {
  const { order, sessionId, paymentId } = await paidOrder();
  await emulator.control.refund(sessionId, 4_900);
  const rest = await refund(paymentId, order.order_id, 10_000);
  expect(rest).toMatchObject({ state: 'done', amountInPaise: 10_000, orderId: order.order_id });
  expect(await refund(paymentId, order.order_id, 10_000)).toEqual(rest);
  expect(await razorpay.listRefundsOf(paymentId)).toMatchObject([rest, { amountInPaise: 4_900 }]);
  expect(await razorpay.listRefunds(new Date(Date.now() - 60_000))).toContainEqual(rest);
});

test('a refund that fails is told, and read', async () => {
  const { order, sessionId, paymentId } = await paidOrder('slow-refund@razorpay');
  expect(await refund(paymentId, order.order_id)).toMatchObject({ state: 'pending' });
  const [{ id } = { id: '' }] = emulator.control.refunds(sessionId);
  await emulator.control.settleRefund(id, 'failed');
  const fact = { refundId: id, state: 'failed', failure: 'unknown' };
  expect(await razorpay.readRefund(id)).toMatchObject(fact);
  expect(await told('refund.failed')).toMatchObject({ about: 'refund', fact });
});

test('a dispute is an inquiry, open, answered, open again and lost', async () => {
  const { order, sessionId, paymentId } = await paidOrder();
  await emulator.control.dispute(sessionId, { isInquiry: true });
  expect(await told('payment.dispute.created')).toMatchObject({ fact: { state: 'inquiry' } });

  const reason = 'goods_or_services_not_received_or_partially_received';
  const { id } = await emulator.control.dispute(sessionId, { reason });
  expect(await told('payment.dispute.created')).toMatchObject({
    about: 'dispute',
    fact: { disputeId: id, paymentId, state: 'open', reason: 'not_received' },
  });
  expect(await refund(paymentId, order.order_id)).toBe('disputed');
  await emulator.control.moveDispute(id, 'answered');
  expect(await told('payment.dispute.under_review')).toMatchObject({ fact: { state: 'answered' } });
  await emulator.control.moveDispute(id, 'sent back');
  expect(await told('payment.dispute.action_required')).toMatchObject({ fact: { state: 'open' } });
  expect(await razorpay.listDisputes(new Date(Date.now() - 60_000))).toContainEqual(
    expect.objectContaining({ disputeId: id, paymentId, state: 'open', reason: 'not_received' }),
  );
  await emulator.control.moveDispute(id, 'lost');
  expect(await told('payment.dispute.lost')).toMatchObject({ fact: { state: 'lost' } });
});
