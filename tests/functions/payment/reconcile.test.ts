import { describe, expect, test } from 'vitest';
import { newOrder } from '../../support/shop-order.ts';
import { shop, useShop } from '../../support/use-shop.ts';
import { endTime, openOrder, reconcile, states } from './silent-orders.ts';

useShop();

describe('an order that was left pending', () => {
  test('is paid when the provider says so, with its confirmation', async () => {
    const { email, orderId, sessionId } = await openOrder();
    await shop.provider.pay(sessionId);
    await endTime(orderId);
    expect((await reconcile()).body).toEqual({ settled: 1, refunded: 0, disputed: 0, sent: 1 });
    expect(await states(email)).toEqual(['paid']);
    expect(await shop.received(email)).toHaveLength(1);
    expect((await reconcile()).body).toEqual({ settled: 0, refunded: 0, disputed: 0, sent: 0 });
    expect(await shop.received(email)).toHaveLength(1);
  });

  test('is closed when its page expired, with one mail', async () => {
    const { email, orderId, sessionId } = await openOrder();
    await shop.provider.expire(sessionId);
    await endTime(orderId);
    await reconcile();
    expect(await states(email)).toEqual(['expired']);
    expect(await shop.received(email)).toHaveLength(1);
  });

  test('is left alone while its page is open', async () => {
    const { email } = await openOrder();
    await reconcile();
    expect(await states(email)).toEqual(['pending']);
  });

  test('is closed when it never got a page', async () => {
    const order = newOrder();
    shop.provider.failCalls({ answer: 500 }, { times: 2, customerEmail: order.customerEmail });
    await shop.pay(order);
    await reconcile();
    expect(await states(order.customerEmail), 'it may still be tried again').toEqual(['pending']);
    const { backend } = shop.stack;
    await backend.query('alter table payments disable trigger touch_updated_at');
    await backend.query(
      `update payments
       set updated_at = now() - interval '1 hour', expires_at = least(expires_at, now() - interval '1 minute')
       where customer_email = $1`,
      [order.customerEmail],
    );
    await backend.query('alter table payments enable trigger touch_updated_at');
    await reconcile();
    expect(await states(order.customerEmail)).toEqual(['expired']);
  });

  test('does not stop the others when the provider fails for it', async () => {
    const broken = await openOrder();
    const whole = await openOrder();
    for (const { sessionId, orderId } of [broken, whole]) {
      await shop.provider.pay(sessionId);
      await endTime(orderId);
    }
    shop.provider.failCalls({ answer: 500 }, { times: 2, customerEmail: broken.email });
    await reconcile();
    expect(await states(broken.email)).toEqual(['pending']);
    expect(await states(whole.email)).toEqual(['paid']);
    await reconcile();
    expect(await states(broken.email)).toEqual(['paid']);
  });
});

test('nobody outside can start a round', async () => {
  const body = { next_run: new Date().toISOString() };
  expect((await shop.call('reconcile', { body })).status).toBe(404);
  expect((await shop.call('reconcile/', { body })).status).toBe(404);
  expect((await shop.call('reconcile', { method: 'GET' })).status).toBe(404);
});

test('rounds that follow too soon ask the provider nothing', async () => {
  await shop.reconcile();
  const { email, orderId, sessionId } = await openOrder();
  await shop.provider.pay(sessionId);
  await endTime(orderId);
  expect((await shop.stack.runSchedule())?.status).toBe(202);
  expect(await states(email)).toEqual(['pending']);
  expect((await shop.reconcile()).body).toMatchObject({ settled: 1 });
});

test('what an admin deleted is forgotten once it cannot be taken back', async () => {
  const { query } = shop.stack.backend;
  await query(
    `insert into private.deleted_submissions (id, deleted_at, submission, order_ids)
     values (gen_random_uuid(), now() - interval '1 minute', '{}', '{}'),
       ('00000000-0000-4000-8000-000000000001', now(), '{}', '{}')`,
  );
  expect((await reconcile()).status).toBe(200);
  expect(await query('select id from private.deleted_submissions')).toEqual([
    { id: '00000000-0000-4000-8000-000000000001' },
  ]);
});
