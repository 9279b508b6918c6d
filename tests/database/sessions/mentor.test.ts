import { describe, expect, test } from 'vitest';
import { record } from '../payment/orders.ts';
import { backend, people } from '../support/use-backend.ts';
import { asMentor, bookingOf, choose, letTimePass, paidOrder } from './bookings.ts';
import { kindsOf, waitingMails } from './mails.ts';
import { inIndia, setRules, useSchedule } from './schedule.ts';

useSchedule();

const nine = inIndia(3, '09:00');

describe('the mentor', () => {
  test('moves a session to any time that is not taken, as late and as often as needed', async () => {
    const orderId = await paidOrder();
    await choose(orderId, nine);
    await setRules({ change_until_hours: 168, moves_allowed: 0 });
    expect(await asMentor(orderId, 'move', inIndia(3, '15:00'))).toBe('ok');
    expect(await asMentor(orderId, 'move', inIndia(3, '16:00'))).toBe('ok');
    expect(await bookingOf(orderId)).toMatchObject({ status: 'booked', sequence: 2, moves: 0 });
  });

  test('does not move it into another one, nor into the past', async () => {
    const [orderId, other] = [await paidOrder(), await paidOrder()];
    await choose(orderId, nine);
    await choose(other, inIndia(3, '09:40'));
    expect(await asMentor(orderId, 'move', inIndia(3, '09:30'))).toBe('taken');
    expect(await asMentor(orderId, 'move', inIndia(-1, '09:00'))).toBe('past');
    expect(await bookingOf(orderId)).toMatchObject({ status: 'booked', sequence: 0 });
  });

  test('chooses a time for somebody who has paid', async () => {
    const orderId = await paidOrder();
    expect(await asMentor(orderId, 'move', nine)).toBe('ok');
    expect(await bookingOf(orderId)).toMatchObject({ status: 'booked', sequence: 0, moves: 0 });
  });

  test('cancels a session, and the buyer chooses another time without losing a move', async () => {
    const orderId = await paidOrder();
    await choose(orderId, nine);
    expect(await asMentor(orderId, 'cancel')).toBe('ok');
    expect(await asMentor(orderId, 'cancel')).toBe('not_open');
    expect(await choose(orderId, inIndia(4, '09:00'))).toBe('ok');
    expect(await bookingOf(orderId)).toMatchObject({ status: 'booked', moves: 0, sequence: 2 });
  });

  test('gives no time to an order that was refunded', async () => {
    const orderId = await paidOrder();
    await record(orderId, 'refunded');
    expect(await asMentor(orderId, 'move', nine)).toBe('not_open');
    expect(await asMentor(orderId, 'remind')).toBe('not_open');
  });

  test('says that they did not come themselves: the buyer is asked to choose another time, which is no move', async () => {
    const orderId = await paidOrder();
    await choose(orderId, nine);
    expect(await asMentor(orderId, 'no_show_mentor')).toBe('not_begun');
    await letTimePass(orderId, '4 days');
    expect(await asMentor(orderId, 'no_show_mentor')).toBe('ok');
    expect(await bookingOf(orderId)).toMatchObject({ status: 'no_show_mentor' });
    expect(kindsOf(await waitingMails(orderId))).toContain('session_choose_time to buyer');
    expect(await asMentor(orderId, 'remind')).toBe('too_soon');
    expect(await choose(orderId, inIndia(4, '09:00'))).toBe('ok');
    expect(await bookingOf(orderId)).toMatchObject({ status: 'booked', moves: 0, sequence: 1 });
  });

  test('takes back that they did not come, before the mail about it goes out', async () => {
    const orderId = await paidOrder();
    await choose(orderId, nine);
    await letTimePass(orderId, '4 days');
    await asMentor(orderId, 'no_show_mentor');
    expect(await asMentor(orderId, 'done')).toBe('ok');
    await backend.query(
      `update public.outbox set next_attempt_at = now() where kind = 'session_choose_time'`,
    );
    const { data } = await people.service.rpc('claim_outbox', { batch: 100 }).throwOnError();
    expect((data as { kind: string }[]).map(({ kind }) => kind)).not.toContain(
      'session_choose_time',
    );
  });

  test('says who did not come, once the session has begun', async () => {
    const orderId = await paidOrder();
    await choose(orderId, nine);
    expect(await asMentor(orderId, 'no_show_buyer')).toBe('not_begun');
    await letTimePass(orderId, '4 days');
    expect(await asMentor(orderId, 'no_show_buyer')).toBe('ok');
    expect(await bookingOf(orderId)).toMatchObject({ status: 'no_show_buyer' });
    // A slip of the finger.
    expect(await asMentor(orderId, 'done')).toBe('ok');
    expect(await bookingOf(orderId)).toMatchObject({ status: 'done' });
  });

  test('reminds somebody who has paid and not chosen, once in three days', async () => {
    const orderId = await paidOrder();
    expect(await asMentor(orderId, 'remind')).toBe('ok');
    expect(await asMentor(orderId, 'remind')).toBe('too_soon');
    expect(kindsOf(await waitingMails(orderId))).toEqual(['session_choose_time to buyer']);
    await backend.query(
      `update public.bookings set reminded_at = now() - interval '3 days 1 minute'`,
    );
    await backend.query(
      `update public.outbox set subject = subject || '-earlier' where sent_at is null`,
    );
    expect(await asMentor(orderId, 'remind')).toBe('ok');
    await choose(orderId, nine);
    expect(await asMentor(orderId, 'remind')).toBe('not_open');
    expect(kindsOf(await waitingMails(orderId))).not.toContain('session_choose_time to buyer');
  });

  test('finds each change in the audit log, without a word about the person', async () => {
    const orderId = await paidOrder();
    await choose(orderId, nine);
    await asMentor(orderId, 'cancel');
    const { id } = await bookingOf(orderId);
    const { data } = await people.admin.client
      .from('admin_actions')
      .select('table_name, subject, summary')
      .eq('row_id', id)
      .throwOnError();
    expect(data).toMatchObject([{ table_name: 'bookings', subject: null }]);
    expect(JSON.stringify(data)).toContain('cancelled_by_mentor');
  });

  test('cannot be anybody else', async () => {
    const orderId = await paidOrder();
    await choose(orderId, nine);
    const { id } = await bookingOf(orderId);
    for (const client of [people.visitor, people.student.client, people.service]) {
      const { error } = await client.rpc('change_as_mentor', { booking_id: id, action: 'cancel' });
      expect(error?.code).toBe('42501');
    }
    expect(await bookingOf(orderId)).toMatchObject({ status: 'booked' });
  });

  test('cannot do what nobody knows', async () => {
    const orderId = await paidOrder();
    await expect(asMentor(orderId, 'explode')).rejects.toMatchObject({ code: '22023' });
  });
});
