import { beforeEach, describe, expect, test } from 'vitest';
import { mailsAbout, order, record } from '../payment/orders.ts';
import { dayFromToday, newOrderId } from '../support/sample-rows.ts';
import { people, useBackend } from '../support/use-backend.ts';
import {
  bookingOf,
  cancel,
  choose,
  endHold,
  forgetBookings,
  freeTimesOn,
  hold,
  holdForOrder,
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
  await openEveryDay();
});

const nine = inIndia(3, '09:00');
const ten = inIndia(3, '10:20');
const sameMoment = (moment: string | null) => moment && new Date(moment).toISOString();

describe('someone who chose a time before paying', () => {
  test('has it booked with the payment, and one mail that confirms both', async () => {
    const orderId = await holdingOrder(nine);
    await record(orderId, 'paid');
    const booking = await bookingOf(orderId);
    expect(booking).toMatchObject({ status: 'booked', sequence: 0, moves: 0 });
    expect(sameMoment(booking.starts_at)).toBe(nine);
    expect(await mailsAbout(orderId)).toEqual(['booking_confirmation']);
  });

  test('keeps it when the hold was over and nobody wanted it', async () => {
    const orderId = await holdingOrder(nine);
    await endHold(orderId);
    await record(orderId, 'paid');
    expect(await bookingOf(orderId)).toMatchObject({ status: 'booked' });
  });

  test('chooses another one when somebody else got it meanwhile, and is told which was lost', async () => {
    const slow = await holdingOrder(nine);
    await endHold(slow);
    const fast = await holdingOrder(nine);
    await record(fast, 'paid');
    await record(slow, 'paid');
    expect(await bookingOf(fast)).toMatchObject({ status: 'booked' });
    const lost = await bookingOf(slow);
    expect(lost).toMatchObject({ status: 'needs_time', starts_at: null });
    expect(sameMoment(lost.lost_start)).toBe(nine);
    const { data } = await people.service
      .from('outbox')
      .select('kind, payload')
      .eq('subject', slow)
      .throwOnError();
    expect(data).toMatchObject([
      { kind: 'booking_confirmation', payload: { lost_start: expect.any(String) } },
    ]);

    expect(await choose(slow, ten)).toBe('ok');
    expect(await bookingOf(slow)).toMatchObject({ status: 'booked', moves: 0, lost_start: null });
  });

  test('does not get one that was closed while the hold was over', async () => {
    const orderId = await holdingOrder(nine);
    await endHold(orderId);
    await people.admin.client
      .from('open_hours')
      .insert({ on_date: dayFromToday(3) })
      .throwOnError();
    await record(orderId, 'paid');
    expect(await bookingOf(orderId)).toMatchObject({ status: 'needs_time' });
    await people.admin.client.from('open_hours').delete().eq('on_date', dayFromToday(3));
  });

  test.each(['failed', 'expired'])('gives it back when the payment %s', async (status) => {
    const orderId = await holdingOrder(nine);
    await record(orderId, status);
    expect(await bookingOf(orderId)).toMatchObject({ status: 'lapsed' });
    expect(await freeTimesOn(3)).toContain('09:00');
  });

  test('holds one time: the second one takes the place of the first', async () => {
    const orderId = await holdingOrder(nine);
    expect(await holdForOrder(orderId, ten)).toMatchObject({ answer: 'ok' });
    expect(await freeTimesOn(3)).toEqual(['09:00', '09:40', '11:00']);
    // A double click.
    expect(await holdForOrder(orderId, ten)).toMatchObject({ answer: 'ok' });
  });

  test('gives it back by deciding to choose later', async () => {
    const orderId = await holdingOrder(nine);
    expect(await holdForOrder(orderId, null)).toEqual({ answer: 'ok', hold_ends: null });
    expect(await freeTimesOn(3)).toContain('09:00');
    await record(orderId, 'paid');
    expect(await bookingOf(orderId)).toMatchObject({ status: 'needs_time', lost_start: null });
  });

  test('holds it as long as the payment page is open', async () => {
    const expires_at = new Date(Date.now() + 20 * 60_000).toISOString();
    const orderId = await order({ expires_at, provider_session_id: `cs_${newOrderId()}` });
    const { hold_ends } = await holdForOrder(orderId, nine);
    expect(Date.parse(hold_ends ?? '')).toBe(Date.parse(expires_at) + 5 * 60_000);
  });

  test('holds it as long as a page that is still to be opened', async () => {
    // The first try of this order failed half an hour ago, at Stripe.
    const orderId = await order({ expires_at: new Date().toISOString() });
    const before = Date.now();
    const { hold_ends } = await holdForOrder(orderId, nine);
    expect(Date.parse(hold_ends ?? '')).toBeGreaterThanOrEqual(before + 37 * 60_000);
  });
});

describe('a browser', () => {
  const other = { holder_hash: 'b'.repeat(64) };

  test('holds a time for itself before there is an order', async () => {
    expect(await hold(nine)).toMatchObject({ answer: 'ok', hold_ends: expect.any(String) });
    expect(await hold(nine, other)).toEqual({ answer: 'taken', hold_ends: null });
    expect(await hold(nine)).toMatchObject({ answer: 'ok' });
  });

  test('gives the first time back with the second', async () => {
    await hold(nine);
    await hold(ten);
    expect(await hold(nine, other)).toMatchObject({ answer: 'ok' });
    expect(await freeTimesOn(3)).toEqual(['09:40', '11:00']);
  });

  test('hands its hold to its order, and to nobody else’s', async () => {
    await hold(nine);
    const [stranger, own] = [await order(), await order()];
    expect(await holdForOrder(stranger, nine, 'b'.repeat(64))).toMatchObject({ answer: 'taken' });
    expect(await holdForOrder(own, nine, 'a'.repeat(64))).toMatchObject({ answer: 'ok' });
    await record(own, 'paid');
    expect(await bookingOf(own)).toMatchObject({ status: 'booked' });
  });

  test('does not take a whole day away from the others of its network', async () => {
    const browsers = ['1', '2', '3'].map((digit) => ({ holder_hash: digit.repeat(64) }));
    const bound = { holds_per_network: 2 };
    expect(await hold(nine, { ...browsers[0], ...bound })).toMatchObject({ answer: 'ok' });
    expect(await hold(ten, { ...browsers[1], ...bound })).toMatchObject({ answer: 'ok' });
    const eleven = inIndia(3, '11:00');
    expect(await hold(eleven, { ...browsers[2], ...bound })).toEqual({
      answer: 'too_many',
      hold_ends: null,
    });
    const elsewhere = { network_hash: 'another' };
    expect(await hold(eleven, { ...browsers[2], ...bound, ...elsewhere })).toMatchObject({
      answer: 'ok',
    });
  });

  test.each([
    ['in the past', inIndia(-1, '09:00')],
    ['within the notice', new Date(Date.now() + 3_600_000).toISOString()],
    ['after the horizon', inIndia(40, '09:00')],
    ['between the free ones', inIndia(3, '09:05')],
    ['outside of the open hours', inIndia(3, '15:00')],
  ])('cannot hold a time %s', async (_which, moment) => {
    expect(await hold(moment)).toEqual({ answer: 'taken', hold_ends: null });
  });
});

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
    expect(data).toMatchObject([{ order_id: own, status: 'booked' }]);
    expect((await people.visitor.rpc('own_bookings')).error).not.toBeNull();
  });
});
