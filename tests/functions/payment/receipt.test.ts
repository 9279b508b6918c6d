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

const receipt = (orderId: string) => shop.call(`receipt?order_id=${orderId}`, { method: 'GET' });

async function paidOrder(cardOrVpa = tested.methods.card) {
  const order = newOrder();
  const { body } = await shop.pay(order);
  const sessionId = String(body['paymentSessionId']);
  await shop.provider.pay(sessionId, cardOrVpa);
  await shop.provider.idle();
  return { orderId: String(body['orderId']), sessionId, email: order.customerEmail };
}

const retrievals = () => shop.provider.calls()[tested.routes.read] ?? 0;

test('someone who holds the id of a paid order sees what was bought, by whom, when and how', async () => {
  const { orderId } = await paidOrder();
  const { status, body, headers } = await receipt(orderId);
  expect(status).toBe(200);
  expect(body).toEqual({
    order_id: orderId,
    receipt_number: expect.stringMatching(/^T-20\d\d-\d\d\/\d{4}$/),
    paid_at: expect.stringMatching(/^20\d\d-/),
    refunded_at: null,
    money_back: null,
    parts: [],
    amount: 149,
    mentorshiptype: 'resume_preparation',
    customer_name: 'Rohan Sharma',
    payment_method: tested.methods.cardName,
    billing_state: null,
    is_test: true,
  });
  expect(headers.get('cache-control')).toBe('no-store');
});

test('receipts of one year are numbered one after the other', async () => {
  const numbers = [];
  for (let times = 0; times < 3; times += 1) {
    const { body } = await receipt((await paidOrder()).orderId);
    numbers.push(Number(String(body['receipt_number']).split('/')[1]));
  }
  const [first = 0] = numbers;
  expect(numbers).toEqual([first, first + 1, first + 2]);
});

test('a payment by UPI is called so, without the address of the account', async () => {
  const { orderId } = await paidOrder(tested.methods.upi);
  expect((await receipt(orderId)).body['payment_method']).toBe('UPI');
});

test('the provider is asked how somebody paid once', async () => {
  const { orderId } = await paidOrder();
  await receipt(orderId);
  const before = retrievals();
  expect((await receipt(orderId)).body['payment_method']).toBe(tested.methods.cardName);
  expect(retrievals()).toBe(before);
});

test('while the provider is down the receipt is there, without the way of paying', async () => {
  const { orderId, email } = await paidOrder();
  shop.provider.failCalls({ answer: 500, message: 'secret' }, { times: 2, customerEmail: email });
  const { status, body, text } = await receipt(orderId);
  expect(status).toBe(200);
  expect(body['payment_method']).toBeNull();
  expect(text).not.toContain('secret');
});

test('a refunded order keeps its receipt, which says that the money went back', async () => {
  const { orderId, sessionId } = await paidOrder();
  const { body: before } = await receipt(orderId);
  await shop.provider.refund(sessionId);
  await shop.provider.idle();
  const { body } = await receipt(orderId);
  expect(body['receipt_number']).toBe(before['receipt_number']);
  expect(body['refunded_at']).toEqual(expect.any(String));
});

describe('there is no receipt', () => {
  test('of an order that is not paid', async () => {
    const { body } = await shop.pay(newOrder());
    const answer = await receipt(String(body['orderId']));
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('Rohan');
  });

  test.each([
    ['no id', '', 400],
    ['a guess', 'ord_1', 400],
    ['a filter', 'neq.x', 400],
    ['an unknown id', `ord_${'0'.repeat(32)}`, 404],
  ])('for %s', async (_, orderId, expected) => {
    const { status, body } = await receipt(orderId);
    expect(status).toBe(expected);
    expect(body).toMatchObject({ title: 'No receipt found' });
  });

  test('for someone who asks too often', async () => {
    const { orderId } = await paidOrder();
    await Promise.all(Array.from({ length: 120 }, () => receipt('ord_1'.padEnd(36, '0'))));
    expect((await receipt(orderId)).status).toBe(429);
  });

  test.each(['POST', 'PUT', 'DELETE'])('by %s', async (method) => {
    expect((await shop.call('receipt', { method })).status).toBe(405);
  });
});
