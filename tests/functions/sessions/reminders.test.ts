import { describe, expect, test } from 'vitest';
import { bookedBuyer, subjectsTo } from './booked-buyer.ts';
import { cancel, choose, freeTime, mailsAbout, makeDue, queuedMails } from './buyer.ts';
import { shop, useShopWithSessions } from './use-shop-with-sessions.ts';

useShopWithSessions();

const kinds = ['session_reminder_day', 'session_reminder_hour', 'session_feedback'];

describe('a reminder', () => {
  test('waits for its time, and leaves once although several rounds want to send it', async () => {
    const buyer = await bookedBuyer(shop);
    expect((await queuedMails(shop, buyer.email)).map(({ kind }) => kind)).toEqual([
      'session_booked',
      ...kinds,
    ]);
    await shop.reconcile();
    expect(await subjectsTo(shop, buyer)).toHaveLength(2);

    await makeDue(shop, buyer.email, 'session_reminder_day');
    // Each of them sends what is due: the choice that changes nothing, too.
    await Promise.all([
      shop.reconcile(),
      choose(shop, buyer.orderId, buyer.start),
      choose(shop, buyer.orderId, buyer.start),
    ]);
    await expect.poll(() => subjectsTo(shop, buyer)).toHaveLength(3);
    await shop.reconcile();
    const [, , reminder, ...more] = await mailsAbout(shop, buyer.orderId, buyer.email);
    expect(more).toEqual([]);
    expect(reminder?.subject).toMatch(/^Reminder: your session on .* IST$/);
    expect(reminder?.text).toContain('https://meet.example/ananya');
    expect(reminder?.attachments).toEqual([]);
  });

  test('has the joining link that the mentor has set in the meantime', async () => {
    const buyer = await bookedBuyer(shop);
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
    const buyer = await bookedBuyer(shop);
    await cancel(shop, buyer.orderId);
    await mailsAbout(shop, buyer.orderId, buyer.email);
    const waiting = (await queuedMails(shop, buyer.email)).filter(({ sent_at }) => !sent_at);
    expect(waiting).toEqual([]);
    await shop.reconcile();
    expect((await subjectsTo(shop, buyer)).at(-1)).toMatch(/^Your session is cancelled/);
  });

  test('of a moved session is about the new time only', async () => {
    const buyer = await bookedBuyer(shop);
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
    const buyer = await bookedBuyer(shop);
    const before = await subjectsTo(shop, buyer);
    await shop.stack.backend.query(
      `update outbox set ${change} where recipient = $1 and kind = 'session_reminder_day'`,
      [buyer.email],
    );
    await makeDue(shop, buyer.email, 'session_reminder_day');
    await shop.reconcile();
    expect(await subjectsTo(shop, buyer)).toEqual(before);
    expect((await queuedMails(shop, buyer.email)).map(({ kind }) => kind)).not.toContain(
      'session_reminder_day',
    );
  });
});
