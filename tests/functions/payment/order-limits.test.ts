import { describe, expect, test } from 'vitest';
import type { Answer } from '../../support/functions.ts';
import { newOrder, type OrderBody } from '../../support/shop-order.ts';
import { shop, useShop } from '../../support/use-shop.ts';
import { sessionCalls } from './session-calls.ts';

useShop();

/** Requests are bounded by the minute; these tests are about the hour. */
const forgetRequests = () => shop.stack.backend.query('delete from request_counts');

async function begin(changes: Partial<OrderBody> = {}): Promise<Answer> {
  await forgetRequests();
  return shop.pay(newOrder(changes));
}

async function buy(changes: Partial<OrderBody> = {}): Promise<Answer> {
  const answer = await begin(changes);
  if (answer.status === 200) await shop.provider.pay(String(answer.body['paymentSessionId']));
  await shop.provider.idle();
  return answer;
}

function expectRefusal({ status, body, headers }: Answer): void {
  expect(status).toBe(429);
  const seconds = Number(headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(3_500);
  expect(seconds).toBeLessThanOrEqual(3_600);
  expect(body['detail']).toMatch(/^Too many payments were started .* try again in 60 minutes\./);
}

/** From another connection each time, as far as the orders know. */
const changeConnection = () => shop.stack.backend.query('update payments set network_hash = null');

describe('the fourth unpaid order in an hour is refused', () => {
  test.each<[string, () => Partial<OrderBody>]>([
    ['of one mail', () => ({ customerEmail: 'fourth@example.com' })],
    ['of one phone', () => ({ customerPhone: '6000000001' })],
  ])('%s', async (_, same) => {
    for (let orders = 0; orders < 3; orders += 1) {
      expect((await begin(same())).status).toBe(200);
      await changeConnection();
    }
    const before = sessionCalls();
    expectRefusal(await begin(same()));
    expect(sessionCalls()).toBe(before);
    expect((await begin()).status, 'somebody else').toBe(200);
  });

  test('of one mailbox, under however many tags and in capitals', async () => {
    for (const customerEmail of [
      'tagged@example.com',
      'tagged+1@example.com',
      'Tagged+x@Example.com',
    ]) {
      expect((await begin({ customerEmail })).status).toBe(200);
      await changeConnection();
    }
    expectRefusal(await begin({ customerEmail: 'tagged+2@example.com' }));
  });

  test('of one connection, with any email and phone', async () => {
    for (let orders = 0; orders < 3; orders += 1) expect((await begin()).status).toBe(200);
    expectRefusal(await begin());
  });

  test('however many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.pay(newOrder())));
    const counts = [200, 429].map((one) => answers.filter(({ status }) => status === one).length);
    expect(counts).toEqual([3, 5]);
  });

  test('until the hour of the first is over', async () => {
    const customerEmail = 'hour@example.com';
    for (let orders = 0; orders < 3; orders += 1) await begin({ customerEmail });
    await shop.stack.backend.query(
      `update payments set created_at = created_at - interval '1 hour'
       where order_id = (select order_id from payments where customer_email = $1 order by created_at limit 1)`,
      [customerEmail],
    );
    expect((await begin({ customerEmail })).status).toBe(200);
    expectRefusal(await begin({ customerEmail }));
  });
});

test('going on with an open order is no new order, however often', async () => {
  const order = newOrder();
  const first = await begin(order);
  for (let times = 0; times < 6; times += 1) expect((await begin(order)).body).toEqual(first.body);
});

test('the sixth order of one mail or phone in an hour is refused, paid or not', async () => {
  for (const same of [{ customerEmail: 'sixth@example.com' }, { customerPhone: '6000000006' }]) {
    for (let orders = 0; orders < 5; orders += 1) expect((await buy(same)).status).toBe(200);
    expectRefusal(await begin(same));
  }
});

test('a campus behind one address buys: what is paid does not count, and makes room', async () => {
  for (let buyers = 0; buyers < 12; buyers += 1) expect((await buy()).status).toBe(200);
  for (let orders = 0; orders < 12; orders += 1) expect((await begin()).status).toBe(200);
});

test('what an order remembers of its connection is forgotten after the hour', async () => {
  const { backend } = shop.stack;
  const { body } = await begin();
  await backend.query(
    `update payments set created_at = now() - interval '61 minutes' where order_id = $1`,
    [body['orderId']],
  );
  await begin();
  const rows = await backend.query<{ network_hash: string | null }>(
    'select network_hash from payments where order_id = $1',
    [body['orderId']],
  );
  expect(rows).toEqual([{ network_hash: null }]);
});
