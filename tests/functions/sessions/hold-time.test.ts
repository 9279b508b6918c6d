import { expect, describe, test } from 'vitest';
import { holdNotices } from '#src/features/sessions/messages/holds.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { shop } from '../../support/use-shop.ts';
import { bookings, freeTimes, hold, useOpenEvenings } from './held-times.ts';
import { randomUUID } from 'node:crypto';

useOpenEvenings();

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
    ['the year 0', { startsAt: '0000-01-01T00:00:00Z', buyerKey: randomUUID() }],
    ['the year 9999', { startsAt: '9999-12-31T23:59:59-14:00', buyerKey: randomUUID() }],
    ['a day before the year 0', { startsAt: '0000-01-01T00:00:00+14:00', buyerKey: randomUUID() }],
    ['no secret', { startsAt: '2026-12-01T12:00:00Z' }],
    ['a short secret', { startsAt: '2026-12-01T12:00:00Z', buyerKey: '1' }],
  ])('cannot ask with %s', async (_what, body) => {
    expect((await shop.call('hold-time', { body })).status).toBe(400);
    expect(await bookings()).toEqual([]);
  });

  test('has the time in UTC, by whatever offset it was asked for', async () => {
    const [time = ''] = await freeTimes();
    // A clock so far east is none, and Postgres does not read its offset.
    const local = new Date(Date.parse(time) + 23 * 60 * 60 * 1000).toISOString();
    const { status, body } = await hold(local.replace('Z', '+23:00'));
    expect([status, body['startsAt']]).toEqual([200, time]);
  });

  test('cannot ask by a link', async () => {
    expect((await shop.call('hold-time', { method: 'GET' })).status).toBe(405);
  });
});
