import { describe, expect, test } from 'vitest';
import { order, record } from '../payment/orders.ts';
import { people } from '../support/use-backend.ts';
import { bookingOf, cancel, choose, letTimePass, paidOrder } from './bookings.ts';
import { kindsOf, waitingMails } from './mails.ts';
import { freeTimesOn, inIndia, openEveryDay, setRules, useSchedule } from './schedule.ts';

useSchedule();

const nine = inIndia(3, '09:00');
const ten = inIndia(3, '10:20');

describe('someone who chooses after paying', () => {
  test('has a booking without a time until then', async () => {
    const orderId = await paidOrder();
    expect(await bookingOf(orderId)).toMatchObject({ status: 'needs_time', starts_at: null });
    expect(await choose(orderId, nine)).toBe('ok');
    expect(await bookingOf(orderId)).toMatchObject({ status: 'booked', sequence: 0, moves: 0 });
    // A double click.
    expect(await choose(orderId, nine)).toBe('ok');
    expect(await bookingOf(orderId)).toMatchObject({ sequence: 0, moves: 0 });
  });

  test('cannot have the time of somebody else', async () => {
    await choose(await paidOrder(), nine);
    const late = await paidOrder();
    expect(await choose(late, nine)).toBe('taken');
    expect(await bookingOf(late)).toMatchObject({ status: 'needs_time' });
  });

  test.each(['pending', 'failed', 'expired', 'refunded'])(
    'cannot for an order that is %s',
    async (status) => {
      const orderId = await order();
      if (status !== 'pending') await record(orderId, status);
      expect(await choose(orderId, nine)).toBe('not_open');
    },
  );

  test('cannot for a course, nor for an order that does not exist', async () => {
    const course = await order({ mentorshiptype: 'resume_interview_course' });
    await record(course, 'paid');
    expect(await choose(course, nine)).toBe('not_open');
    expect(await choose(`ord_${'0'.repeat(32)}`, nine)).toBe('not_open');
    const { data } = await people.service.from('bookings').select().eq('order_id', course);
    expect(data).toEqual([]);
  });
});

describe('someone whose session is booked', () => {
  test('moves it as often as the mentor allows', async () => {
    const orderId = await paidOrder();
    await choose(orderId, nine);
    expect(await choose(orderId, ten)).toBe('ok');
    expect(await bookingOf(orderId)).toMatchObject({ status: 'booked', moves: 1, sequence: 1 });
    expect(await freeTimesOn(3)).toContain('09:00');
    expect(await choose(orderId, nine)).toBe('no_moves_left');
  });

  test('moves it by less than its own length', async () => {
    await openEveryDay('09:00', '12:00', { buffer_minutes: 0 });
    const orderId = await paidOrder();
    await choose(orderId, nine);
    await setRules({ buffer_minutes: 5 });
    expect(await choose(orderId, inIndia(3, '09:35'))).toBe('ok');
  });

  test('cannot move or cancel it any more when it is near', async () => {
    const orderId = await paidOrder();
    await choose(orderId, nine);
    await setRules({ change_until_hours: 168 });
    expect(await choose(orderId, ten)).toBe('too_late');
    expect(await cancel(orderId)).toBe('too_late');
    expect(await bookingOf(orderId)).toMatchObject({ status: 'booked', moves: 0 });
  });

  test('cancels it, and can choose another time in place of a move', async () => {
    const orderId = await paidOrder();
    await choose(orderId, nine);
    expect(await cancel(orderId)).toBe('ok');
    expect(await cancel(orderId)).toBe('ok');
    expect(await bookingOf(orderId)).toMatchObject({ status: 'cancelled_by_buyer', sequence: 1 });
    expect(await freeTimesOn(3)).toContain('09:00');
    expect(await choose(orderId, ten)).toBe('ok');
    expect(await bookingOf(orderId)).toMatchObject({ status: 'booked', sequence: 2, moves: 1 });
    await cancel(orderId);
    expect(await choose(orderId, nine)).toBe('no_moves_left');
  });

  test('loses it with a refund, and the time is free', async () => {
    const orderId = await paidOrder();
    await choose(orderId, nine);
    await record(orderId, 'refunded');
    expect(await bookingOf(orderId)).toMatchObject({ status: 'cancelled_by_mentor' });
    expect(await freeTimesOn(3)).toContain('09:00');
    expect(await choose(orderId, nine)).toBe('not_open');
  });

  test('keeps a session that took place, whatever happens to the money, and hears of no cancellation', async () => {
    const orderId = await paidOrder();
    await choose(orderId, nine);
    await letTimePass(orderId, '4 days');
    await record(orderId, 'refunded');
    expect(await bookingOf(orderId)).toMatchObject({ status: 'done', sequence: 0 });
    expect(kindsOf(await waitingMails(orderId))).not.toContain('session_cancelled to buyer');
  });

  test('sees it finished when it is over', async () => {
    const orderId = await paidOrder();
    await choose(orderId, nine);
    await people.service.rpc('finish_sessions').throwOnError();
    expect(await bookingOf(orderId)).toMatchObject({ status: 'booked' });
    await letTimePass(orderId, '5 days');
    await people.service.rpc('finish_sessions').throwOnError();
    expect(await bookingOf(orderId)).toMatchObject({ status: 'done' });
    expect(await choose(orderId, ten)).toBe('not_open');
    expect(await cancel(orderId)).toBe('not_open');
  });
});

describe('the bookings of one’s own', () => {
  test('are those of the orders under one’s confirmed address', async () => {
    const own = await paidOrder({ customer_email: people.student.email });
    const others = await paidOrder({ customer_email: people.otherStudent.email });
    await choose(own, nine);
    await choose(others, ten);
    const { data } = await people.student.client.rpc('own_bookings').throwOnError();
    expect(data).toMatchObject([{ order_id: own, status: 'booked', opens_by_order: true }]);
    expect((await people.visitor.rpc('own_bookings')).error).not.toBeNull();
  });
});
