import { describe, expect, test } from 'vitest';
import { newOrder } from '../../support/shop-order.ts';
import { choose, freeTime, paidBuyer, sessionOf } from './buyer.ts';
import { shop, useShopWithSessions } from './use-shop-with-sessions.ts';

useShopWithSessions();

const changed = (text: string, at: number) =>
  `${text.slice(0, at)}${text[at] === '0' ? '1' : '0'}${text.slice(at + 1)}`;

describe('no session is shown', () => {
  test('for a token of which any character was changed', async () => {
    const { orderId } = await paidBuyer(shop);
    const { body } = await sessionOf(shop, { order_id: orderId });
    const token = String(body['token']);
    for (const at of [0, 31, 32, 40, token.length - 1]) {
      const { status, body } = await sessionOf(shop, { token: changed(token, at) });
      expect([status, body['title']]).toEqual([404, 'No session found']);
    }
    // The last character stands for four bits that no byte needs, so several could decode to the same bytes.
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const accepted = [];
    for (const last of alphabet) {
      const { status } = await sessionOf(shop, { token: token.slice(0, -1) + last });
      if (status === 200) accepted.push(last);
    }
    expect(accepted).toEqual([token.at(-1)]);
  });

  test('for the id of one booking with the signature of another', async () => {
    const [one, other] = [await paidBuyer(shop), await paidBuyer(shop)];
    const tokens = await Promise.all(
      [one, other].map(async ({ orderId }) =>
        String((await sessionOf(shop, { order_id: orderId })).body['token']),
      ),
    );
    const [first = '', second = ''] = tokens;
    const { status } = await sessionOf(shop, { token: first.slice(0, 32) + second.slice(32) });
    expect(status).toBe(404);
  });

  test('for an order that is not paid, even while a time is held for it', async () => {
    const { body } = await shop.pay(newOrder());
    const orderId = String(body['orderId']);
    const start = await freeTime(shop);
    await shop.stack.backend.query('select hold_for_order($1, $2, $3)', [
      orderId,
      start,
      'b'.repeat(64),
    ]);
    expect((await sessionOf(shop, { order_id: orderId })).status).toBe(404);
  });

  test('for a course', async () => {
    const { orderId } = await paidBuyer(shop, {
      mentorshipType: 'end_to_end_course',
      amount: 499,
    });
    expect((await sessionOf(shop, { order_id: orderId })).status).toBe(404);
  });

  test('90 days after it by the link of a mail, in words of its own, while the order still shows it', async () => {
    const { orderId } = await paidBuyer(shop);
    await choose(shop, orderId, await freeTime(shop));
    const { body } = await sessionOf(shop, { order_id: orderId });
    const endedAgo = (days: number) =>
      shop.stack.backend.query(
        `update bookings
         set status = 'done', starts_at = ended - interval '30 minutes', ends_at = ended,
             blocked_from = ended - interval '30 minutes', blocked_to = ended
         from (select now() - make_interval(hours => $2) as ended) as times
         where order_id = $1`,
        [orderId, days * 24],
      );
    const token = String(body['token']);
    await endedAgo(89);
    expect((await sessionOf(shop, { token })).status).toBe(200);
    await endedAgo(91);
    const { status, body: problem } = await sessionOf(shop, { token });
    expect([status, problem['title']]).toEqual([404, 'This link has expired']);
    expect((await sessionOf(shop, { order_id: orderId })).body).toMatchObject({ status: 'done' });
  });

  test.each([
    ['nothing', {}, 400],
    ['two names', { order_id: `ord_${'0'.repeat(32)}`, token: 'x' }, 400],
    ['a filter', { order_id: 'neq.x' }, 400],
    ['an unknown order', { order_id: `ord_${'0'.repeat(32)}` }, 404],
    ['a guess', { token: 'x' }, 404],
    ['a long text', { token: 'a'.repeat(5000) }, 404],
  ])('for %s', async (_, key, expected) => {
    const { status, body } = await sessionOf(shop, key as Record<string, string>);
    expect(status).toBe(expected);
    expect(body).toMatchObject({ title: 'No session found' });
  });

  test('for someone who asks too often, or posts', async () => {
    await Promise.all(
      Array.from({ length: 120 }, () => sessionOf(shop, { order_id: `ord_${'0'.repeat(32)}` })),
    );
    expect((await sessionOf(shop, { token: 'x' })).status).toBe(429);
    expect((await shop.call('session')).status).toBe(405);
  });
});
