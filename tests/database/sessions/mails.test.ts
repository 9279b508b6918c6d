import { beforeEach, describe, expect, test } from 'vitest';
import { record } from '../payment/orders.ts';
import { setNight } from '../support/night.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';
import {
  asMentor,
  bookingOf,
  cancel,
  choose,
  forgetBookings,
  holdingOrder,
  inIndia,
  kindsOf,
  letTimePass,
  openEveryDay,
  paidOrder,
  setRules,
  waitingMails,
} from './schedule.ts';

useBackend();
beforeEach(async () => {
  await forgetBookings();
  await backend.query('delete from public.outbox');
  await openEveryDay();
});

const reminders = [
  'session_reminder_day to buyer',
  'session_reminder_hour to buyer',
  'session_feedback to buyer',
];
const nine = inIndia(3, '09:00');
const hour = 3_600_000;

/** Lets the time of the mails of this kind come, and takes what is due as the sender does. */
async function claimed(): Promise<string[]> {
  const { data } = await people.service.rpc('claim_outbox', { batch: 100 }).throwOnError();
  return (data as { kind: string }[]).map(({ kind }) => kind).sort();
}

const makeDue = (kind: string) =>
  backend.query(`update public.outbox set next_attempt_at = now() where kind = $1`, [kind]);

describe('with a booked session', () => {
  test('wait an invitation for both and three reminders for the buyer, at their times', async () => {
    const orderId = await paidOrder();
    await choose(orderId, nine);
    const mails = await waitingMails(orderId);
    expect(kindsOf(mails)).toEqual([
      'session_booked to buyer',
      'session_booked to mentor',
      ...reminders,
    ]);
    expect(mails.map(({ due_at }) => Date.parse(due_at) - Date.parse(nine)).slice(2)).toEqual([
      -24 * hour,
      -hour,
      24.5 * hour,
    ]);
    expect(mails[1]?.recipient).toBe(people.admin.email);
    const [{ payload } = { payload: {} }] = mails;
    expect(payload).toMatchObject({
      order_id: orderId,
      customer_name: 'Kavya Nair',
      joining_link: 'https://meet.example/room',
      sequence: 0,
    });
  });

  test('the payment’s own mail is the buyer’s invitation where the time was chosen before', async () => {
    const orderId = await holdingOrder(nine);
    await record(orderId, 'paid');
    expect(kindsOf(await waitingMails(orderId))).toEqual([
      'session_booked to mentor',
      ...reminders,
    ]);
    const [mail] = await backend.query<{ payload: object }>(
      `select payload from public.outbox where kind = 'booking_confirmation'`,
    );
    expect(mail?.payload).toMatchObject({ session: { reader: 'buyer', sequence: 0 } });
  });

  test('no reminder waits whose time is over already', async () => {
    await openEveryDay('00:00', '24:00', { notice_hours: 0, sessions_per_day: 20 });
    const { data } = await people.visitor
      .rpc('free_slots', {
        from_moment: new Date(Date.now() + 2 * hour).toISOString(),
        to_moment: new Date(Date.now() + 3 * hour).toISOString(),
      })
      .throwOnError();
    const orderId = await paidOrder();
    expect(await choose(orderId, String((data as string[])[0]))).toBe('ok');
    expect(kindsOf(await waitingMails(orderId)).slice(2)).toEqual(reminders.slice(1));
  });

  test('only the last reminder comes at night', async () => {
    await openEveryDay('05:30', '06:00');
    const early = await paidOrder();
    await choose(early, inIndia(3, '05:30'));
    await openEveryDay('22:30', '23:00');
    const late = await paidOrder();
    await choose(late, inIndia(3, '22:30'));
    const dueOf = async (orderId: string) =>
      (await waitingMails(orderId)).slice(2).map(({ due_at }) => new Date(due_at).toISOString());
    expect(await dueOf(early)).toEqual([
      inIndia(1, '21:45'),
      inIndia(3, '04:30'),
      inIndia(3, '21:45'),
    ]);
    expect(await dueOf(late)).toEqual([
      inIndia(2, '21:45'),
      inIndia(3, '21:30'),
      inIndia(4, '21:45'),
    ]);
  });
});

describe('a change', () => {
  test('takes the place of what waited: moved', async () => {
    const orderId = await paidOrder();
    await choose(orderId, nine);
    await choose(orderId, inIndia(4, '09:00'));
    const mails = await waitingMails(orderId);
    expect(kindsOf(mails)).toEqual([
      'session_moved to buyer',
      'session_moved to mentor',
      ...reminders,
    ]);
    expect(mails.map(({ payload }) => payload['sequence'])).toEqual([1, 1, 1, 1, 1]);
    expect(mails[0]?.payload).toMatchObject({ previous_start: expect.any(String) });
  });

  test('takes the place of what waited: cancelled, by the buyer, the mentor or a refund', async () => {
    const [own, mentors, refunded] = [await paidOrder(), await paidOrder(), await paidOrder()];
    await choose(own, nine);
    await choose(mentors, inIndia(3, '09:40'));
    await choose(refunded, inIndia(3, '10:20'));
    expect(await cancel(own)).toBe('ok');
    expect(await asMentor(mentors, 'cancel')).toBe('ok');
    await record(refunded, 'refunded');
    for (const orderId of [own, mentors, refunded]) {
      const mails = await waitingMails(orderId);
      expect(kindsOf(mails)).toEqual(['session_cancelled to buyer', 'session_cancelled to mentor']);
      expect(mails[0]?.payload).toMatchObject({
        sequence: 1,
        status: orderId === own ? 'cancelled_by_buyer' : 'cancelled_by_mentor',
      });
    }
  });

  test('of the joining link reaches the mails that wait', async () => {
    const orderId = await paidOrder();
    await choose(orderId, nine);
    await people.admin.client
      .from('schedule_settings')
      .update({ joining_link: 'https://meet.example/other' })
      .eq('id', 1)
      .throwOnError();
    const links = (await waitingMails(orderId)).map(({ payload }) => payload['joining_link']);
    expect(new Set(links)).toEqual(new Set(['https://meet.example/other']));
  });
});

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
