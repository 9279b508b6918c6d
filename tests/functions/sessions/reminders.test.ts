import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { timeInIndia } from '#src/shared/lib/dates/india.ts';
import { config as reconcile } from '../../../netlify/functions/reconcile.mts';
import type { Shop } from '../../support/functions.ts';
import {
  type Buyer,
  cancel,
  choose,
  freeTime,
  mailsAbout,
  makeDue,
  openShopWithSessions,
  paidBuyer,
  passTime,
  queuedMails,
  sessionOf,
} from './buyer.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShopWithSessions();
});
beforeEach(() => shop.forgetCounts());
afterAll(() => shop.stop());

const kinds = ['session_reminder_day', 'session_reminder_hour', 'session_feedback'];

async function bookedBuyer(start?: string): Promise<Buyer & { start: string }> {
  const buyer = await paidBuyer(shop);
  const chosen = start ?? (await freeTime(shop));
  expect((await choose(shop, buyer.orderId, chosen)).status).toBe(200);
  await mailsAbout(shop, buyer.orderId, buyer.email);
  return { ...buyer, start: chosen };
}

const subjects = async ({ orderId, email }: Buyer) =>
  (await mailsAbout(shop, orderId, email)).map(({ subject }) => subject);

/** The free time at an hour in India, at least three days from now. */
async function freeTimeAt(hour: string): Promise<string> {
  const [row] = await shop.stack.backend.query<{ starts_at: Date | string }>(
    `select slot as starts_at from free_slots(now() + interval '3 days', now() + interval '6 days') as slot
     where to_char(slot at time zone 'Asia/Kolkata', 'HH24:MI') = $1 limit 1`,
    [hour],
  );
  return new Date(row?.starts_at ?? 0).toISOString();
}

describe('a reminder', () => {
  test('waits for its time, and leaves once although several rounds want to send it', async () => {
    const buyer = await bookedBuyer();
    expect((await queuedMails(shop, buyer.email)).map(({ kind }) => kind)).toEqual([
      'session_booked',
      ...kinds,
    ]);
    await shop.reconcile();
    expect(await subjects(buyer)).toHaveLength(2);

    await makeDue(shop, buyer.email, 'session_reminder_day');
    // Each of them sends what is due: the choice that changes nothing, too.
    await Promise.all([
      shop.reconcile(),
      choose(shop, buyer.orderId, buyer.start),
      choose(shop, buyer.orderId, buyer.start),
    ]);
    await expect.poll(() => subjects(buyer)).toHaveLength(3);
    await shop.reconcile();
    const [, , reminder, ...more] = await mailsAbout(shop, buyer.orderId, buyer.email);
    expect(more).toEqual([]);
    expect(reminder?.subject).toMatch(/^Reminder: your session on .* IST$/);
    expect(reminder?.text).toContain('https://meet.example/ananya');
    expect(reminder?.attachments).toEqual([]);
  });

  test('of the day before leaves once, 24 hours before the session and at most ten minutes later', async () => {
    const minutesBetweenRounds = Number(/^\*\/(\d+) \* \* \* \*$/.exec(reconcile.schedule)?.[1]);
    const buyer = await bookedBuyer(await freeTimeAt('12:00'));
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
      const arrived = (await subjects(buyer)).length - mails;
      left.push(...Array<number>(arrived).fill(before / 60));
      await passTime(shop, buyer, minutesBetweenRounds);
    }
    expect(left).toHaveLength(1);
    expect(left[0]).toBeLessThanOrEqual(24);
    expect(left[0]).toBeGreaterThan(24 - minutesBetweenRounds / 60);
    expect(minutesBetweenRounds).toBe(10);
    expect((await subjects(buyer)).slice(2)).toEqual([
      expect.stringMatching(/^Reminder: your session on .* 12:00 pm IST$/),
    ]);
  });

  test('has the joining link that the mentor has set in the meantime', async () => {
    const buyer = await bookedBuyer();
    const { query } = shop.stack.backend;
    const setLink = (link: string) =>
      query('update schedule_settings set joining_link = $1', [link]);
    await setLink('https://meet.example/another');
    await makeDue(shop, buyer.email, 'session_reminder_hour');
    await shop.reconcile();
    const [, , reminder] = await mailsAbout(shop, buyer.orderId, buyer.email);
    await setLink('https://meet.example/ananya');
    expect(reminder?.text).toContain('Join the session:\nhttps://meet.example/another');
  });

  test('does not come after a cancellation, and none is left', async () => {
    const buyer = await bookedBuyer();
    await cancel(shop, buyer.orderId);
    await mailsAbout(shop, buyer.orderId, buyer.email);
    const waiting = (await queuedMails(shop, buyer.email)).filter(({ sent_at }) => !sent_at);
    expect(waiting).toEqual([]);
    await shop.reconcile();
    expect((await subjects(buyer)).at(-1)).toMatch(/^Your session is cancelled/);
  });

  test('of a moved session is about the new time only', async () => {
    const buyer = await bookedBuyer();
    const later = await freeTime(shop, 6);
    await choose(shop, buyer.orderId, later);
    await makeDue(shop, buyer.email, 'session_reminder_hour');
    await shop.reconcile();
    const [reminder] = (await mailsAbout(shop, buyer.orderId, buyer.email)).slice(-1);
    const clock = new Intl.DateTimeFormat('en-IN', {
      timeStyle: 'short',
      timeZone: 'Asia/Kolkata',
    });
    expect(reminder?.subject.toLowerCase()).toBe(
      `your session begins at ${clock.format(new Date(later)).toLowerCase()} ist`,
    );
    const hours = (await queuedMails(shop, buyer.email)).filter(
      ({ kind }) => kind === 'session_reminder_hour',
    );
    expect(hours).toHaveLength(1);
  });

  test.each([
    ['comes too late', `expires_at = now() - interval '1 minute'`],
    ['is about a version that is over', `payload = payload || '{"sequence": 7}'`],
  ])('that %s is dropped', async (_, change) => {
    const buyer = await bookedBuyer();
    const before = await subjects(buyer);
    await shop.stack.backend.query(
      `update outbox set ${change} where recipient = $1 and kind = 'session_reminder_day'`,
      [buyer.email],
    );
    await makeDue(shop, buyer.email, 'session_reminder_day');
    await shop.reconcile();
    expect(await subjects(buyer)).toEqual(before);
    expect((await queuedMails(shop, buyer.email)).map(({ kind }) => kind)).not.toContain(
      'session_reminder_day',
    );
  });

  test('of a session at night comes on the evening before; only the last one comes at night', async () => {
    const start = await freeTimeAt('02:00');
    const buyer = await bookedBuyer(start);
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
    expect((await subjects(buyer)).at(-1)).toMatch(/^Reminder: your session on .*, 2:00 am IST$/);
  });
});

test('while the mail service is down for a day nothing is lost or sent twice', async () => {
  const buyer = await paidBuyer(shop);
  await mailsAbout(shop, buyer.orderId, buyer.email);
  shop.stack.inbox.refuseNext(4);
  const start = await freeTime(shop);
  expect((await choose(shop, buyer.orderId, start)).status).toBe(200);
  const failed = () =>
    shop.stack.backend.query(
      `select attempts from outbox where subject like $1 || '%' and sent_at is null and last_error is not null`,
      [buyer.orderId],
    );
  await expect.poll(failed).toHaveLength(2);
  const dayPasses = () =>
    shop.stack.backend.query(
      `update outbox
       set next_attempt_at = now(), due_at = now() - interval '1 day', created_at = created_at - interval '1 day'
       where subject like $1 || '%' and sent_at is null and last_error is not null`,
      [buyer.orderId],
    );
  await dayPasses();
  await shop.reconcile();
  await expect.poll(failed).toHaveLength(2);
  expect(await shop.stack.inbox.messages(buyer.email)).toHaveLength(1);

  await dayPasses();
  await shop.reconcile();
  await shop.reconcile();
  expect(await subjects(buyer)).toHaveLength(2);
  expect((await subjects(buyer)).at(-1)).toMatch(/^Your session is booked/);
});

test('a booked session that is over becomes done, and its buyer is asked for a review', async () => {
  const buyer = await bookedBuyer();
  await shop.stack.backend.query(
    `update bookings
     set starts_at = now() - interval '14 hours', ends_at = now() - interval '13 hours 30 minutes',
         blocked_from = now() - interval '14 hours', blocked_to = now() - interval '13 hours 30 minutes'
     where order_id = $1`,
    [buyer.orderId],
  );
  await shop.reconcile();
  const { body } = await sessionOf(shop, { order_id: buyer.orderId });
  expect(body).toMatchObject({ status: 'done', joining_link: null });
  await makeDue(shop, buyer.email, 'session_feedback');
  await shop.reconcile();
  const [mail] = (await mailsAbout(shop, buyer.orderId, buyer.email)).slice(-1);
  expect(mail?.subject).toBe('How was your session?');
  expect(mail?.text).toContain(`Write a review:\n${shop.stack.url}/reviews`);
});

test('a buyer without a time whom the mentor reminds is led to the session’s page', async () => {
  const buyer = await paidBuyer(shop);
  const { body } = await sessionOf(shop, { order_id: buyer.orderId });
  const admin = await shop.signIn('admin');
  const [booking] = await shop.stack.backend.query<{ id: string }>(
    'select id from bookings where order_id = $1',
    [buyer.orderId],
  );
  const answer = await fetch(`${shop.stack.url}/rest/v1/rpc/change_as_mentor`, {
    method: 'POST',
    headers: {
      ...admin,
      apikey: shop.stack.backend.anonKey,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ booking_id: booking?.id, action: 'remind' }),
  });
  expect(await answer.json()).toBe('ok');
  await shop.reconcile();
  const [mail] = (await mailsAbout(shop, buyer.orderId, buyer.email)).slice(-1);
  expect(mail?.subject).toBe('Please choose a time for your session');
  expect(mail?.text).toContain(
    `Choose a time:\n${shop.stack.url}/session/${String(body['token'])}`,
  );
});
