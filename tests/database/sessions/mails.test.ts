import { describe, expect, test } from 'vitest';
import { record } from '../payment/orders.ts';
import { backend, people } from '../support/use-backend.ts';
import { asMentor, cancel, choose, holdingOrder, paidOrder } from './bookings.ts';
import { kindsOf, useSessionMails, waitingMails } from './mails.ts';
import { inIndia, openEveryDay } from './schedule.ts';

useSessionMails();

const reminders = [
  'session_reminder_day to buyer',
  'session_reminder_hour to buyer',
  'session_feedback to buyer',
];
const nine = inIndia(3, '09:00');
const hour = 3_600_000;

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
