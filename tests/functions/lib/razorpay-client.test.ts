import { afterAll, beforeAll, expect, test } from 'vitest';
import { SignatureRefused } from '../../../netlify/lib/payment/facts.ts';
import type { StartableOrder } from '../../../netlify/lib/payment/provider.ts';
import { ProviderError } from '../../../netlify/lib/payment/provider-error.ts';
import { razorpay } from '../../../netlify/lib/payment/razorpay/provider.ts';
import type { RunningRazorpay } from '../../../local/razorpay/razorpay.ts';
import { setFunctionsEnvironment } from '../../support/functions-environment.ts';
import { startEmulator } from '../../support/razorpay-emulator.ts';
import { openEndpoint, type WebhookEndpoint } from '../../support/webhook-endpoint.ts';

let endpoint: WebhookEndpoint;
let emulator: RunningRazorpay;

beforeAll(async () => {
  endpoint = await openEndpoint();
  emulator = await startEmulator(endpoint.url);
  setFunctionsEnvironment();
  Object.assign(process.env, {
    PAYMENT_PROVIDER: 'razorpay',
    RAZORPAY_KEY_ID: 'rzp_test_ofTheEmulator',
    RAZORPAY_KEY_SECRET: 'secret_of_the_key',
    RAZORPAY_WEBHOOK_SECRET: 'secret_of_the_webhook',
    RAZORPAY_API_BASE: emulator.url,
  });
});

afterAll(async () => {
  await emulator.close();
  await endpoint.close();
});

let orders = 0;

const newOrder = () =>
  ({
    order_id: `ord_${String((orders += 1)).padStart(32, '0')}`,
    amount: 149,
    mentorshiptype: 'resume_preparation',
    customer_name: 'Rohan Sharma',
    customer_email: `buyer-${orders}@example.com`,
    customer_phone: '9876543210',
    expires_at: new Date(Date.now() + 32 * 60_000).toISOString(),
  }) as StartableOrder;

/** The events that arrived about this order's page, as the webhook function reads them. */
async function told(type: string) {
  await emulator.control.idle();
  return endpoint.received
    .map(({ body, headers }) =>
      razorpay.readWebhook(new TextEncoder().encode(body), new Headers(headers as HeadersInit)),
    )
    .filter((event) => event?.type === type)
    .at(-1);
}

async function paidOrder(vpa?: string) {
  const order = newOrder();
  const { sessionId } = await razorpay.open(order);
  await emulator.control.pay(sessionId, vpa);
  const { paymentId } = (await razorpay.read(sessionId)) ?? {};
  return { order, sessionId, paymentId: paymentId ?? '' };
}

test('a page is opened, and opening it again finds the same', async () => {
  const order = newOrder();
  const session = await razorpay.open(order);
  expect(session).toMatchObject({
    outcome: 'open',
    orderId: order.order_id,
    amountInPaise: 14_900,
    currency: 'inr',
    livemode: false,
    url: `${emulator.url}/pay/${session.sessionId}`,
  });
  expect(await razorpay.open(order)).toEqual(session);
  expect(await razorpay.read(session.sessionId)).toEqual(session);
});

test('a page whose answer was lost is found', async () => {
  const order = newOrder();
  const { customer_email: customerEmail } = order;
  emulator.control.failCalls({ answer: 'reset', afterwards: true }, { times: 1, customerEmail });
  expect(await razorpay.open(order)).toMatchObject({ outcome: 'open', orderId: order.order_id });
});

test('a payment is read, from a webhook and when asked, with how it was made', async () => {
  const { order, sessionId, paymentId } = await paidOrder();
  const fact = { outcome: 'paid', orderId: order.order_id, sessionId, paymentId };
  expect(await razorpay.read(sessionId)).toMatchObject({ ...fact, url: null });
  expect(await told('payment_link.paid')).toMatchObject({ about: 'payment', fact });
  expect(await razorpay.readPayer(sessionId)).toEqual({ method: 'UPI', state: null });
  expect(await razorpay.findOrderId(paymentId)).toBe(order.order_id);
  const byCard = await paidOrder('6527658900001005');
  expect((await razorpay.readPayer(byCard.sessionId)).method).toBe('RuPay card ending 1005');
});

test('a page is closed; one that is paid stays so, and is the answer', async () => {
  const { sessionId } = await razorpay.open(newOrder());
  expect(await razorpay.close(sessionId)).toMatchObject({ outcome: 'expired', url: null });
  expect(await razorpay.close(sessionId)).toMatchObject({ outcome: 'expired' });
  expect(await told('payment_link.cancelled')).toMatchObject({ fact: { outcome: 'expired' } });
  const paid = await paidOrder();
  expect(await razorpay.close(paid.sessionId)).toMatchObject({ outcome: 'paid' });
});

test('all that is left of a payment is given back, and asking twice is harmless', async () => {
  const { order, sessionId, paymentId } = await paidOrder();
  await emulator.control.refund(sessionId, 4_900);
  const [rest] = (await razorpay.refund(paymentId, order.order_id)) as object[];
  expect(rest).toMatchObject({ state: 'done', amountInPaise: 10_000, orderId: order.order_id });
  expect(await razorpay.refund(paymentId, order.order_id)).toHaveLength(2);
  expect(await razorpay.listRefunds(new Date(Date.now() - 60_000))).toContainEqual(rest);
});

test('a refund that fails is told, and read', async () => {
  const { order, sessionId, paymentId } = await paidOrder('slow-refund@razorpay');
  expect(await razorpay.refund(paymentId, order.order_id)).toMatchObject([{ state: 'pending' }]);
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
  expect(await razorpay.refund(paymentId, order.order_id)).toBe('disputed');
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

test('what is unknown is null, and a key that is refused says nothing', async () => {
  expect(await razorpay.read('plink_unknown0000')).toBeNull();
  expect(await razorpay.readRefund('rfnd_unknown0000')).toBeNull();
  expect(await razorpay.findOrderId('pay_unknown00000')).toBeNull();
  emulator.control.failCalls({ answer: 400 }, { times: 3 });
  for (const asked of [
    () => razorpay.read('plink_unknown0000'),
    () => razorpay.readRefund('rfnd_unknown0000'),
    () => razorpay.findOrderId('pay_unknown00000'),
  ]) {
    await expect(asked()).rejects.toThrow(ProviderError);
  }
});

test('a webhook of somebody else, or of another body, is refused', async () => {
  await paidOrder();
  await emulator.control.idle();
  const { body = '', headers = {} } = endpoint.received.at(-1) ?? {};
  const read = (text: string, changes: object = {}) =>
    razorpay.readWebhook(
      new TextEncoder().encode(text),
      new Headers({ ...headers, ...changes } as HeadersInit),
    );
  expect(read(body)).not.toBeNull();
  for (const text of [body.replace('14900', '14901'), `${body}\n`, '']) {
    expect(() => read(text)).toThrow(SignatureRefused);
  }
  for (const signature of ['', 'a'.repeat(64)]) {
    expect(() => read(body, { 'x-razorpay-signature': signature })).toThrow(SignatureRefused);
  }
});
