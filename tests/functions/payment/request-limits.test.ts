import { expect, test } from 'vitest';
import { newOrder } from '../../support/shop-order.ts';
import { shop, useShop } from '../../support/use-shop.ts';
import { sessionCalls } from './session-calls.ts';

useShop();

test('the ninth request of one address in a minute is refused without a word to the provider', async () => {
  const order = newOrder();
  const allowed = await Promise.all(Array.from({ length: 8 }, () => shop.pay(order)));
  expect(allowed.map(({ status }) => status)).toEqual(Array(8).fill(200));

  const before = sessionCalls();
  const late = newOrder();
  const refused = await shop.pay(late);
  expect(refused.status).toBe(429);
  expect(refused.body['detail']).toBe('Too many attempts. Please wait a minute and try again.');
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await shop.orders(late.customerEmail)).toEqual([]);
  expect(sessionCalls()).toBe(before);
});

test('nobody gets around the limit by naming another address', async () => {
  await useUp('create-payment-order');
  const { status } = await shop.call('create-payment-order', {
    body: newOrder(),
    headers: {
      'X-Forwarded-For': '203.0.113.7',
      'X-Real-Ip': '203.0.113.7',
      'X-Nf-Client-Connection-Ip': '203.0.113.7',
      Forwarded: 'for=203.0.113.7',
    },
  });
  expect(status).toBe(429);
});

test('refused requests count as well', async () => {
  await Promise.all(
    Array.from({ length: 8 }, () => shop.call('create-payment-order', { body: {} })),
  );
  expect((await shop.pay(newOrder())).status).toBe(429);
});

test('once the minute is over the address may order again', async () => {
  await useUp('create-payment-order');
  expect((await shop.pay(newOrder())).status).toBe(429);
  await shop.stack.backend.query('update request_counts set window_ends = now()');
  expect((await shop.pay(newOrder())).status).toBe(200);
});

test('a result page may ask often, but not without end', async () => {
  const { body } = await shop.pay(newOrder());
  const orderId = String(body['orderId']);
  expect((await shop.status(orderId)).status).toBe(200);
  await useUp('payment-status');
  const refused = await shop.status(orderId);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
});

test('addresses are not stored, and old counts are deleted', async () => {
  const { backend } = shop.stack;
  await backend.query(
    `insert into request_counts (bucket, count, window_ends)
     select 'old:' || n, 1, now() - interval '1 hour' from generate_series(1, 25) as n`,
  );
  for (let calls = 0; calls < 3; calls += 1) await shop.call('create-payment-order', { body: {} });
  const rows = await backend.query<{ bucket: string }>('select bucket from request_counts');
  expect(rows.map(({ bucket }) => bucket)).toEqual([
    expect.stringMatching(/^create-payment-order:[0-9a-f]{32}$/),
  ]);
});

/** As if this address had asked a thousand times already. */
async function useUp(action: string) {
  await shop.call(action, action === 'payment-status' ? statusOfNobody : { body: {} });
  await shop.stack.backend.query('update request_counts set count = 1000 where bucket like $1', [
    `${action}:%`,
  ]);
}

const statusOfNobody = { method: 'GET' };
