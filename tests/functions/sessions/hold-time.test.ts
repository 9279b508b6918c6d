import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { holdNotices } from '#src/features/sessions/messages/holds.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { newOrder } from '../../support/shop-order.ts';
import { shop, useShop } from '../../support/use-shop.ts';

useShop();
beforeAll(async () => {
  await shop.stack.backend.query(
    `insert into public.open_hours (weekday, opens_at, closes_at)
     select weekday, time '17:00', time '20:00' from generate_series(1, 7) as weekday`,
  );
});
beforeEach(async () => {
  await shop.stack.backend.query('delete from public.bookings');
});

const oneDay = 24 * 3_600_000;

/** The free times from tomorrow on, the first one first. */
async function freeTimes(): Promise<string[]> {
  const rows = await shop.stack.backend.query<{ moment: string }>(
    'select free_slots as moment from public.free_slots($1::timestamptz, $2::timestamptz)',
    [new Date(Date.now() + oneDay).toISOString(), new Date(Date.now() + 20 * oneDay).toISOString()],
  );
  return rows.map(({ moment }) => new Date(moment).toISOString());
}

const hold = (startsAt: string, buyerKey: string = randomUUID()) =>
  shop.call('hold-time', { body: { startsAt, buyerKey } });

const bookings = () =>
  shop.stack.backend.query<{ status: string; order_id: string | null }>(
    'select status, order_id from public.bookings order by created_at',
  );

describe('someone who fills in the booking form', () => {
  test('has a time kept for a quarter of an hour', async () => {
    const [time = ''] = await freeTimes();
    const { status, body } = await hold(time);
    expect(status).toBe(200);
    expect(body['startsAt']).toBe(time);
    const minutes = (Date.parse(String(body['heldUntil'])) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(limits.holdMinutes - 1);
    expect(minutes).toBeLessThanOrEqual(limits.holdMinutes);
    expect(await freeTimes()).not.toContain(time);
  });

  test('takes the same time again, and holds it once', async () => {
    const [time = ''] = await freeTimes();
    const buyerKey = randomUUID();
    await hold(time, buyerKey);
    expect((await hold(time, buyerKey)).status).toBe(200);
    expect(await bookings()).toEqual([{ status: 'held', order_id: null }]);
  });

  test('reads that somebody else has it', async () => {
    const [time = ''] = await freeTimes();
    await hold(time);
    const { status, body } = await hold(time);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      title: holdNotices.taken.title,
      detail: holdNotices.taken.message,
      timeTaken: true,
    });
  });

  test('cannot hold all times from one connection', async () => {
    const times = await freeTimes();
    const answers: number[] = [];
    for (const time of times.slice(0, limits.holdsPerNetwork + 1)) {
      answers.push((await hold(time)).status);
    }
    expect(answers.slice(0, -1)).toEqual(answers.slice(0, -1).map(() => 200));
    expect(answers.at(-1)).toBe(429);
  });

  test.each([
    ['no time', { startsAt: 'tomorrow', buyerKey: randomUUID() }],
    ['no secret', { startsAt: '2026-12-01T12:00:00Z' }],
    ['a short secret', { startsAt: '2026-12-01T12:00:00Z', buyerKey: '1' }],
  ])('cannot ask with %s', async (_what, body) => {
    expect((await shop.call('hold-time', { body })).status).toBe(400);
    expect(await bookings()).toEqual([]);
  });

  test('cannot ask by a link', async () => {
    expect((await shop.call('hold-time', { method: 'GET' })).status).toBe(405);
  });
});

describe('someone who pays', () => {
  test('has the held time kept by the order, and booked with the payment', async () => {
    const [time = ''] = await freeTimes();
    const order = newOrder({ startsAt: time });
    await hold(time, order.buyerKey);
    const { status, body } = await shop.pay(order);
    expect(status).toBe(200);
    const orderId = String(body['orderId']);
    expect(await bookings()).toEqual([{ status: 'held', order_id: orderId }]);

    await shop.provider.pay(String(body['paymentSessionId']));
    await expect.poll(async () => (await bookings())[0]?.status).toBe('booked');
  });

  test('keeps one time when the button is pressed twice', async () => {
    const [time = ''] = await freeTimes();
    const order = newOrder({ startsAt: time });
    const [first, second] = await Promise.all([shop.pay(order), shop.pay(order)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await bookings()).toMatchObject([{ status: 'held' }]);
  });

  test('reads before paying that the time is gone, and can pay without one', async () => {
    const [time = ''] = await freeTimes();
    await hold(time);
    const order = newOrder({ startsAt: time });
    const refused = await shop.pay(order);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      title: holdNotices.takenBeforePaying.title,
      timeTaken: true,
    });
    const { startsAt: _, ...without } = order;
    expect((await shop.pay(without)).status).toBe(200);
  });

  test('changes the time on the way back, and the first one is free again', async () => {
    const [first = '', second = ''] = await freeTimes();
    const order = newOrder({ startsAt: first });
    const one = await shop.pay(order);
    const two = await shop.pay({ ...order, startsAt: second });
    expect(two.body['orderId']).toBe(one.body['orderId']);
    expect(await freeTimes()).toContain(first);
    const { startsAt: _, ...without } = order;
    await shop.pay(without);
    expect(await freeTimes()).toContain(second);
  });

  test('keeps the time with a corrected address, which makes another order', async () => {
    const [time = ''] = await freeTimes();
    const order = newOrder({ startsAt: time });
    const first = await shop.pay(order);
    const second = await shop.pay({ ...order, customerEmail: `corrected.${order.customerEmail}` });
    expect(second.status).toBe(200);
    expect(second.body['orderId']).not.toBe(first.body['orderId']);
    expect(await bookings()).toEqual([{ status: 'held', order_id: second.body['orderId'] }]);
    const other = newOrder({ startsAt: time });
    expect((await shop.pay(other)).status).toBe(409);
  });

  test('holds nothing for a course', async () => {
    const [time = ''] = await freeTimes();
    const course = { mentorshipType: 'end_to_end_course', amount: 499, startsAt: time };
    expect((await shop.pay(newOrder(course))).status).toBe(200);
    expect(await bookings()).toEqual([]);
  });
});
