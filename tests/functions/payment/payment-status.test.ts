import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../support/functions.ts';
import { tested } from '../../support/providers/tested.ts';
import { newOrder } from '../../support/shop-order.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => shop.forgetCounts());
afterAll(() => shop.stop());

const retrievals = () => shop.provider.calls()[tested.routes.read] ?? 0;

/** An order whose webhooks never arrive. */
async function openOrder() {
  const order = newOrder();
  shop.provider.setWebhooks('lose', { customerEmail: order.customerEmail });
  const { body } = await shop.pay(order);
  return {
    email: order.customerEmail,
    orderId: String(body['orderId']),
    sessionId: String(body['paymentSessionId']),
  };
}

describe('when every webhook is lost, asking for the order finds that', () => {
  test('it is paid, and the confirmation still goes out once', async () => {
    const { email, orderId, sessionId } = await openOrder();
    await shop.provider.pay(sessionId);
    expect(await shop.status(orderId)).toMatchObject({
      status: 200,
      body: { payment_status: 'paid' },
    });
    expect((await shop.status(orderId)).body['payment_status']).toBe('paid');
    expect(await shop.received(email)).toHaveLength(1);
  });

  test('it has expired', async () => {
    const { email, orderId, sessionId } = await openOrder();
    await shop.provider.expire(sessionId);
    expect((await shop.status(orderId)).body['payment_status']).toBe('expired');
    expect(await shop.received(email)).toHaveLength(1);
  });

  test('it can still be paid, also after a payment that was declined', async () => {
    const { email, orderId, sessionId } = await openOrder();
    await shop.provider.pay(sessionId, tested.methods.declined);
    expect((await shop.status(orderId)).body['payment_status']).toBe('pending');
    expect(await shop.queued(email)).toEqual([]);
  });
});

test('a webhook that comes after the question changes nothing more', async () => {
  const order = newOrder();
  shop.provider.setWebhooks({ delayMilliseconds: 400 }, { customerEmail: order.customerEmail });
  const { body } = await shop.pay(order);
  await shop.provider.pay(String(body['paymentSessionId']));
  expect((await shop.status(String(body['orderId']))).body['payment_status']).toBe('paid');
  await shop.provider.idle();
  expect(await shop.received(order.customerEmail)).toHaveLength(1);
});

test('someone who holds the order id sees what the result page says and nothing of the customer', async () => {
  const { orderId } = await openOrder();
  const { body, headers } = await shop.status(orderId);
  expect(body).toEqual({
    order_id: orderId,
    amount: 149,
    payment_status: 'pending',
    mentorshiptype: 'resume_preparation',
    paid_at: null,
    refund_state: null,
    returned_in_paise: 0,
  });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('many questions at once make one question to the provider', async () => {
  const { orderId } = await openOrder();
  const before = retrievals();
  // Few enough for two seconds on a busy machine: after them it is asked again.
  const answers = await Promise.all(Array.from({ length: 8 }, () => shop.status(orderId)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(retrievals()).toBe(before + 1);
});

test('a paid order is answered without asking the provider', async () => {
  const { orderId, sessionId } = await openOrder();
  await shop.provider.pay(sessionId);
  await shop.status(orderId);
  await shop.forgetCounts();
  const before = retrievals();
  expect((await shop.status(orderId)).body['payment_status']).toBe('paid');
  expect(retrievals()).toBe(before);
});

test('while the provider is down the order is still pending, not lost', async () => {
  const { email, orderId, sessionId } = await openOrder();
  await shop.provider.pay(sessionId);
  shop.provider.failCalls({ answer: 500, message: 'secret' }, { times: 2, customerEmail: email });
  const { status, text, body } = await shop.status(orderId);
  expect(status).toBe(200);
  expect(body['payment_status']).toBe('pending');
  expect(text).not.toContain('secret');
  await shop.forgetCounts();
  expect((await shop.status(orderId)).body['payment_status']).toBe('paid');
});

test('an amount that does not match is never shown as paid', async () => {
  const { email, orderId, sessionId } = await openOrder();
  await shop.stack.backend.query('update payments set amount = 499 where order_id = $1', [orderId]);
  await shop.provider.pay(sessionId);
  expect((await shop.status(orderId)).body['payment_status']).toBe('pending');
  expect(await shop.queued(email)).toEqual([]);
});

test.each([
  ['no id', 'payment-status', 400],
  ['an empty id', 'payment-status?order_id=', 400],
  ['a short id', 'payment-status?order_id=ord_1', 400],
  ['a filter', 'payment-status?order_id=neq.x', 400],
  ['SQL', `payment-status?order_id=${encodeURIComponent("' or 1=1 --")}`, 400],
  ['capitals', `payment-status?order_id=ORD_${'A'.repeat(32)}`, 400],
  ['an unknown id', `payment-status?order_id=ord_${'0'.repeat(32)}`, 404],
])('%s is answered with a problem', async (_, address, expected) => {
  const { status, body } = await shop.call(address, { method: 'GET' });
  expect(status).toBe(expected);
  expect(body).toMatchObject({ status: expected, title: 'Error' });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
  const { status, headers } = await shop.call('payment-status', { method });
  expect(status).toBe(405);
  expect(headers.get('allow')).toBe('GET');
});
