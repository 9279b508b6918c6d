import { describe, expect, test } from 'vitest';
import { cancel, choose, freeTime, paidBuyer, sessionOf } from './buyer.ts';
import { shop, useShopWithSessions } from './use-shop-with-sessions.ts';

useShopWithSessions();

describe('a change is refused', () => {
  test('for a time that somebody else has just taken, and the session stays what it was', async () => {
    const [one, other] = [await paidBuyer(shop), await paidBuyer(shop)];
    const start = await freeTime(shop);
    const answers = await Promise.all([
      choose(shop, one.orderId, start),
      choose(shop, other.orderId, start),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ title: 'This time is not free any more' });
    expect(refused?.headers.get('content-type')).toContain('application/problem+json');
    const sessions = await Promise.all(
      [one, other].map(({ orderId }) => sessionOf(shop, { order_id: orderId })),
    );
    expect(sessions.map(({ body }) => body['status']).sort()).toEqual(['booked', 'needs_time']);
  });

  test.each([
    ['the year 0', '0000-01-01T00:00:00Z'],
    ['the year 9999, in another zone', '9999-12-31T23:59:59-14:00'],
    ['a past time', '2020-01-01T00:00:00Z'],
    ['a time between two sessions', new Date(Date.now() + 86_400_123).toISOString()],
  ])('for %s', async (_, start) => {
    const { orderId } = await paidBuyer(shop);
    const { status, body } = await choose(shop, orderId, start);
    expect(status).toBe(409);
    expect(body).toMatchObject({ title: 'This time is not free any more' });
  });

  test('within the last 24 hours, with the rule', async () => {
    const { orderId } = await paidBuyer(shop);
    await choose(shop, orderId, await freeTime(shop, 0));
    for (const answer of [
      await cancel(shop, orderId),
      await choose(shop, orderId, await freeTime(shop, 4)),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        title: 'It is too late to change this session',
        detail: expect.stringContaining('until 24 hours before it begins'),
      });
    }
  });

  test('after the last move, with how many there are', async () => {
    const { orderId } = await paidBuyer(shop);
    await choose(shop, orderId, await freeTime(shop, 3));
    await choose(shop, orderId, await freeTime(shop, 4));
    const { status, body } = await choose(shop, orderId, await freeTime(shop, 5));
    expect(status).toBe(409);
    expect(body).toMatchObject({
      title: 'This session cannot be moved again',
      detail: expect.stringContaining('You can move a session once'),
    });
  });

  test('after a refund, and the order shows its cancelled session', async () => {
    const { orderId, sessionId } = await paidBuyer(shop);
    const start = await freeTime(shop);
    await choose(shop, orderId, start);
    await shop.provider.refund(sessionId);
    await shop.provider.idle();
    const { body } = await sessionOf(shop, { order_id: orderId });
    expect(body).toMatchObject({ status: 'cancelled_by_mentor', starts_at: start });
    for (const answer of [await cancel(shop, orderId), await choose(shop, orderId, start)]) {
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ title: 'This session cannot be changed any more' });
    }
  });

  test.each([
    ['no session', {}],
    ['two ways to name it', { order_id: `ord_${'0'.repeat(32)}`, token: 'x' }],
    ['no order id', { order_id: 'neq.x' }],
    ['another action', { order_id: `ord_${'0'.repeat(32)}`, action: 'refund' }],
    ['no time', { order_id: `ord_${'0'.repeat(32)}`, action: 'choose' }],
    ['a text for a time', { token: 'x', action: 'choose', starts_at: 'soon' }],
  ])('with %s', async (_, changes) => {
    const { status, body } = await shop.call('change-session', {
      body: { action: 'cancel', ...changes },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ title: 'The change could not be confirmed' });
  });

  test('for an order that nobody has paid, or a course', async () => {
    const unknown = await cancel(shop, `ord_${'0'.repeat(32)}`);
    const course = await paidBuyer(shop, { mentorshipType: 'end_to_end_course', amount: 499 });
    for (const { status, body } of [unknown, await cancel(shop, course.orderId)]) {
      expect(status).toBe(404);
      expect(body).toMatchObject({ title: 'No session found' });
    }
  });

  test('for someone who tries too often, and by a link', async () => {
    const unknown = `ord_${'0'.repeat(32)}`;
    await Promise.all(Array.from({ length: 30 }, () => cancel(shop, unknown)));
    expect((await cancel(shop, unknown)).status).toBe(429);
    expect((await shop.call('change-session', { method: 'GET' })).status).toBe(405);
  });
});
