import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Notice } from '#src/shared/messages/notice.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { openShop, type Shop } from '../../support/functions.ts';
import { tested } from '../../support/providers/tested.ts';
import { newOrder, type OrderBody } from '../../support/shop-order.ts';
import { forgetAddresses } from '../../support/shared-address.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await forgetAddresses(shop.stack.backend.query);
});
beforeEach(() => shop.forgetCounts());
afterAll(() => shop.stop());

const calls = () => shop.provider.calls()[tested.routes.open] ?? 0;
const secret = 'sk_live_51secret for buyer@example.com at /var/task/stripe.js:1:1';

const fault = (order: OrderBody, answer: 400 | 500 | 429 | 'hang' | 'reset', times: number) =>
  shop.provider.failCalls(
    { answer, ...(typeof answer === 'number' && { message: secret }) },
    { times, customerEmail: order.customerEmail },
  );

const sessions = async (email: string) => {
  const orders = await shop.orders(email);
  return orders.flatMap(({ order_id }) => shop.provider.sessions({ clientReferenceId: order_id }));
};

const wordsOf = ({ title, message }: Notice) => ({ status: 502, title, detail: message });

describe.each([
  [500, tested.repeatsFailures ? notices.paymentFailed() : notices.paymentProblem()],
  [429, notices.paymentFailed()],
  ['reset', notices.paymentProblem()],
] as const)('when the provider answers %s', (answer, notice) => {
  test('once, the customer notices nothing', async () => {
    const order = newOrder();
    const before = calls();
    fault(order, answer, 1);
    const { status } = await shop.pay(order);
    expect(status).toBe(200);
    expect(calls()).toBe(before + 2);
    expect(await sessions(order.customerEmail)).toHaveLength(1);
  });

  test('again, the customer reads our words and no secret, and can try again', async () => {
    const order = newOrder();
    fault(order, answer, 2);
    const failed = await shop.pay(order);
    expect(failed.status).toBe(502);
    expect(failed.body).toEqual(wordsOf(notice));
    expect(failed.text).not.toMatch(/sk_|secret|stripe|razorpay|buyer|:\d+:\d+/i);
    expect(await shop.orders(order.customerEmail)).toMatchObject([
      { payment_status: 'pending', provider_session_id: null },
    ]);

    const second = await shop.pay(order);
    expect(second.status).toBe(200);
    expect(await shop.orders(order.customerEmail)).toMatchObject([
      { payment_status: 'pending', provider_session_id: second.body['paymentSessionId'] },
    ]);
    expect(await sessions(order.customerEmail)).toHaveLength(1);
    expect(await shop.queued(order.customerEmail)).toEqual([]);
  });
});

test('when the provider refuses, the customer reads that the payment failed and no secret, and can try again', async () => {
  const order = newOrder();
  const before = calls();
  fault(order, 400, 1);
  const refused = await shop.pay(order);
  expect(refused.status).toBe(502);
  expect(refused.body).toEqual(wordsOf(notices.paymentFailed()));
  expect(refused.text).not.toMatch(/sk_|secret|stripe|razorpay|buyer|:\d+:\d+/i);
  expect(calls()).toBe(before + 1);
  expect((await shop.pay(order)).status).toBe(200);
  expect(await sessions(order.customerEmail)).toHaveLength(1);
});

test('when only the answer of the provider is lost, there is still one session', async () => {
  const order = newOrder();
  shop.provider.failCalls(
    { answer: 'reset', afterwards: true },
    { times: 2, customerEmail: order.customerEmail },
  );
  expect((await shop.pay(order)).status).toBe(502);
  const second = await shop.pay(order);
  expect(second.status).toBe(200);
  expect(await sessions(order.customerEmail)).toHaveLength(1);
});

test('when the provider does not answer at all, the customer reads that in time', async () => {
  const order = newOrder();
  fault(order, 'hang', 2);
  const begin = performance.now();
  const { status, body } = await shop.pay(order);
  expect(status).toBe(502);
  expect(body['detail']).toBe(notices.paymentProblem().message);
  expect(performance.now() - begin).toBeLessThan(25_000);
  expect((await shop.pay(order)).status).toBe(200);
  expect(await sessions(order.customerEmail)).toHaveLength(1);
}, 45_000);

test('many customers at once are served although the provider stumbles', async () => {
  const orders = Array.from({ length: 10 }, () => newOrder());
  for (const order of orders) fault(order, 500, 1);
  const answers = await Promise.all(orders.map((order) => shop.pay(order)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
});

test('a session that the provider no longer knows is replaced', async () => {
  const order = newOrder();
  const first = await shop.pay(order);
  await shop.stack.backend.query(
    `update payments set provider_session_id = 'page_of_another_account' where order_id = $1`,
    [first.body['orderId']],
  );
  const second = await shop.pay(order);
  expect(second.status).toBe(200);
  expect(second.body['orderId']).not.toBe(first.body['orderId']);
});
