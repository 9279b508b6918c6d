import { describe, expect, test } from 'vitest';
import { record } from '../payment/orders.ts';
import { setNight } from '../support/night.ts';
import { backend, people } from '../support/use-backend.ts';
import {
  asMentor,
  bookingOf,
  cancel,
  choose,
  holdingOrder,
  letTimePass,
  paidOrder,
} from './bookings.ts';
import { kindsOf, useSessionMails, waitingMails } from './mails.ts';
import { inIndia, setRules } from './schedule.ts';

useSessionMails();

const nine = inIndia(3, '09:00');

/** Lets the time of the mails of this kind come, and takes what is due as the sender does. */
async function claimed(): Promise<string[]> {
  const { data } = await people.service.rpc('claim_outbox', { batch: 100 }).throwOnError();
  return (data as { kind: string }[]).map(({ kind }) => kind).sort();
}

const makeDue = (kind: string) =>
  backend.query(`update public.outbox set next_attempt_at = now() where kind = $1`, [kind]);

describe('when a mail’s time has come', () => {
  test('a reminder is taken once', async () => {
    await choose(await paidOrder(), nine);
    await claimed();
    await makeDue('session_reminder_day');
    expect(await claimed()).toEqual(['session_reminder_day']);
    expect(await claimed()).toEqual([]);
  });

  test('at night only the reminder of the last hour leaves, not even a second try of the others', async () => {
    await choose(await paidOrder(), nine);
    await claimed();
    await backend.query(
      `update public.outbox set next_attempt_at = now(), attempts = 1
       where kind like 'session_reminder%' or kind = 'session_feedback'`,
    );
    await setNight(backend.query, true);
    expect(await claimed()).toEqual(['session_reminder_hour']);
    await setNight(backend.query, false);
    expect(await claimed()).toEqual(['session_feedback', 'session_reminder_day']);
  });

  test('the confirmation of the payment says what is true then, and not the time of before', async () => {
    const orderId = await holdingOrder(nine);
    await record(orderId, 'paid');
    const confirmation = async () => {
      const [row] = await backend.query<{ id: string; session: { starts_at: string } | null }>(
        `select id, payload -> 'session' as session from public.outbox where kind = 'booking_confirmation'`,
      );
      return row;
    };
    const first = await confirmation();
    expect(Date.parse(first?.session?.starts_at ?? '')).toBe(Date.parse(nine));
    // A try failed meanwhile; another mail under the same id would be refused.
    await claimed();
    await backend.query(`update public.outbox set last_error = 'down' where sent_at is null`);
    await choose(orderId, inIndia(4, '09:00'));
    const moved = await confirmation();
    expect(Date.parse(moved?.session?.starts_at ?? '')).toBe(Date.parse(inIndia(4, '09:00')));
    expect(moved?.id).not.toBe(first?.id);
    await cancel(orderId);
    expect((await confirmation())?.session).toBeNull();
  });

  test('the confirmation of somebody who has chosen in the meantime does not ask for a time', async () => {
    const orderId = await paidOrder();
    await choose(orderId, nine);
    const [mail] = await backend.query<{ starts_at: string }>(
      `select payload #>> '{session, starts_at}' as starts_at from public.outbox where kind = 'booking_confirmation'`,
    );
    expect(Date.parse(mail?.starts_at ?? '')).toBe(Date.parse(nine));
  });

  test('nobody whose money went back is asked for a time, or how it was', async () => {
    const [waiting, done] = [await paidOrder(), await paidOrder()];
    await asMentor(waiting, 'remind');
    await choose(done, nine);
    await letTimePass(done, '4 days');
    await asMentor(done, 'done');
    await record(waiting, 'refunded');
    await record(done, 'refunded');
    await backend.query('update public.outbox set next_attempt_at = now()');
    const kinds = await claimed();
    expect(kinds).not.toContain('session_choose_time');
    expect(kinds).not.toContain('session_feedback');
    expect(await asMentor(done, 'no_show_mentor')).toBe('ok');
    expect(kindsOf(await waitingMails(done))).not.toContain('session_choose_time to buyer');
  });

  test('one that lost its sense is dropped, not sent late', async () => {
    const orderId = await paidOrder();
    await choose(orderId, nine);
    await claimed();
    // The mail service was down for a day.
    await backend.query(
      `update public.outbox set next_attempt_at = now(), expires_at = now() where kind = 'session_reminder_day'`,
    );
    expect(await claimed()).toEqual([]);
    expect(kindsOf(await waitingMails(orderId))).not.toContain('session_reminder_day to buyer');
  });

  test('one about a booking that has changed since is dropped', async () => {
    const orderId = await paidOrder();
    await choose(orderId, nine);
    // As if a sender had held it back while the booking changed.
    await backend.query(`update public.bookings set sequence = 1 where order_id = $1`, [orderId]);
    await makeDue('session_reminder_hour');
    expect(await claimed()).toEqual(['booking_confirmation', 'mentor_news']);
  });

  test('nobody who did not come is asked how it was', async () => {
    const orderId = await paidOrder();
    await choose(orderId, nine);
    await claimed();
    const { id } = await bookingOf(orderId);
    await backend.query(`update public.bookings set status = 'no_show_buyer' where id = $1`, [id]);
    await makeDue('session_feedback');
    expect(await claimed()).toEqual([]);
  });
});

test('a mail that waits for its time is no payment issue', async () => {
  await setRules({ horizon_days: 60 });
  await choose(await paidOrder(), inIndia(50, '09:00'));
  await claimed();
  await backend.query(`update public.outbox set created_at = now() - interval '3 days'`);
  const { data } = await people.admin.client.rpc('payment_issues').throwOnError();
  const kinds = (data as { kind: string; detail: string }[]).map(({ detail }) => detail);
  expect(kinds).not.toContain('session_reminder_day');
});
