import { describe, expect, test } from 'vitest';
import { newOrder } from '../../support/shop-order.ts';
import { ask, bookSession, sendResume, tick } from './papers.ts';
import { shop, useShopWithSessions } from './use-shop-with-sessions.ts';

useShopWithSessions();

const nobodys = 'a'.repeat(54);
const someId = '11111111-1111-4111-8111-111111111111';

describe('nothing is told or changed', () => {
  const keys = async () => {
    const { token } = await bookSession(shop);
    const unpaid = String((await shop.pay(newOrder())).body['orderId']);
    const refunded = await bookSession(shop);
    await shop.stack.backend.query(
      `update payments set payment_status = 'refunded', refunded_at = now() where order_id = $1`,
      [refunded.orderId],
    );
    return [
      { token: nobodys },
      { token: token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A') },
      { order_id: `ord_${'0'.repeat(32)}` },
      { order_id: unpaid },
      { token: refunded.token },
      { order_id: refunded.orderId },
    ];
  };

  test('for a stranger, a forged token, and an order that is not paid or was refunded', async () => {
    for (const key of await keys()) {
      const name = JSON.stringify(key);
      expect((await ask(shop, key, ['x'])).status, name).toBe(404);
      expect((await tick(shop, key, someId)).status, name).toBe(404);
      expect((await sendResume(shop, { ...key, name: 'a.pdf' } as never)).status, name).toBe(404);
    }
  });

  test('for someone who names no session, two, or asks with a GET', async () => {
    const { orderId, token } = await bookSession(shop);
    for (const key of [{}, { order_id: orderId, token }, { order_id: 'neq.x' }]) {
      expect((await ask(shop, key, ['x'])).status).toBe(400);
      expect((await tick(shop, key, someId)).status).toBe(400);
      expect((await sendResume(shop, { ...key, name: 'a.pdf' } as never)).status).toBe(400);
    }
    for (const name of ['session-questions', 'session-step']) {
      const { status } = await shop.call(`${name}?token=${token}`, { method: 'GET' });
      expect(status).toBe(405);
    }
  });

  test('for someone who calls too often', async () => {
    await Promise.all(Array.from({ length: 30 }, () => ask(shop, { token: nobodys }, [])));
    const { status, headers } = await ask(shop, { token: nobodys }, []);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
