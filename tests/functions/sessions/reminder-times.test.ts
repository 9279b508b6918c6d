import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { timeInIndia } from '#src/shared/lib/dates/india.ts';
import { config as reconcile } from '../../../netlify/functions/reconcile.mts';
import { bookedBuyer, subjectsTo } from './booked-buyer.ts';
import { makeDue, passTime, queuedMails } from './buyer.ts';
import { shop, useShopWithSessions } from './use-shop-with-sessions.ts';

useShopWithSessions();

/** The free time at an hour in India, at least three days from now. */
async function freeTimeAt(hour: string): Promise<string> {
  const [row] = await shop.stack.backend.query<{ starts_at: Date | string }>(
    `select slot as starts_at from unnest(free_slots(now() + interval '3 days', now() + interval '6 days')) as slot
     where to_char(slot at time zone 'Asia/Kolkata', 'HH24:MI') = $1 limit 1`,
    [hour],
  );
  return new Date(row?.starts_at ?? 0).toISOString();
}

describe('a reminder', () => {
  test('of the day before leaves once, 24 hours before the session and at most ten minutes later', async () => {
    const minutesBetweenRounds = Number(/^\*\/(\d+) \* \* \* \*$/.exec(reconcile.schedule)?.[1]);
    const buyer = await bookedBuyer(shop, { start: await freeTimeAt('12:00') });
    // On its way towards now it meets no session of another test.
    await shop.stack.backend.query(
      `update bookings set status = 'cancelled_by_mentor' where order_id <> $1 and status in ('held', 'booked')`,
      [buyer.orderId],
    );
    const minutesBefore = async () => {
      const [row] = await shop.stack.backend.query<{ minutes: number }>(
        `select extract(epoch from starts_at - now())::float8 / 60 as minutes from bookings where order_id = $1`,
        [buyer.orderId],
      );
      return row?.minutes ?? Number.NaN;
    };
    await passTime(shop, buyer, Math.floor(await minutesBefore()) - 24 * 60 - randomInt(21, 30));
    const left: number[] = [];
    for (let before = await minutesBefore(); before > 23.4 * 60; before = await minutesBefore()) {
      const mails = (await shop.stack.inbox.messages(buyer.email)).length;
      await Promise.all([shop.reconcile(), shop.reconcile()]);
      const arrived = (await subjectsTo(shop, buyer)).length - mails;
      left.push(...Array<number>(arrived).fill(before / 60));
      await passTime(shop, buyer, minutesBetweenRounds);
    }
    expect(left).toHaveLength(1);
    expect(left[0]).toBeLessThanOrEqual(24);
    expect(left[0]).toBeGreaterThan(24 - minutesBetweenRounds / 60);
    expect(minutesBetweenRounds).toBe(10);
    expect((await subjectsTo(shop, buyer)).slice(2)).toEqual([
      expect.stringMatching(/^Reminder: your session on .* 12:00 pm IST$/),
    ]);
  });

  test('of a session at night comes on the evening before; only the last one comes at night', async () => {
    const start = await freeTimeAt('02:00');
    const buyer = await bookedBuyer(shop, { start });
    const queued = await queuedMails(shop, buyer.email);
    const times = Object.fromEntries(
      queued.map(({ kind, due_at }) => [kind, timeInIndia(new Date(due_at)).slice(11)]),
    );
    expect(times).toMatchObject({
      session_reminder_day: '21:45',
      session_reminder_hour: '01:00',
      session_feedback: '21:45',
    });
    await makeDue(shop, buyer.email, 'session_reminder_day');
    await shop.reconcile();
    expect((await subjectsTo(shop, buyer)).at(-1)).toMatch(
      /^Reminder: your session on .*, 2:00 am IST$/,
    );
  });
});
