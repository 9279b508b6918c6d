import { describe, expect, test } from 'vitest';
import { mailsAbout, order, record } from '../payment/orders.ts';
import { dayFromToday, newOrderId } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import { begin, bookingOf, choose, endHold, holdForOrder, holdingOrder } from './bookings.ts';
import { freeTimesOn, inIndia, setRules, useSchedule } from './schedule.ts';

useSchedule();

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

  test('does not get one that has begun meanwhile', async () => {
    const orderId = await holdingOrder(nine);
    const { starts_at } = await begin(orderId);
    // Nor does a way back to the payment page lead to paying for it.
    expect(await holdForOrder(orderId, starts_at)).toMatchObject({ answer: 'taken' });
    await record(orderId, 'paid');
    expect(await bookingOf(orderId)).toMatchObject({ status: 'needs_time', lost_start: starts_at });
  });

  test('keeps it next to a session that the shorter pause of today has room for', async () => {
    await setRules({ buffer_minutes: 30 });
    const orderId = await holdingOrder(nine);
    await endHold(orderId);
    await setRules({ buffer_minutes: 10 });
    await record(await holdingOrder(inIndia(3, '09:40')), 'paid');
    await record(orderId, 'paid');
    expect(await bookingOf(orderId)).toMatchObject({ status: 'booked' });
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

  test('holds it no longer when no page could be opened within an hour', async () => {
    const orderId = await holdingOrder(nine);
    await backend.query(
      `update public.payments set created_at = now() - interval '61 minutes' where order_id = $1`,
      [orderId],
    );
    // Orders are counted for an hour: whoever is refused by the payment provider would hold more and more times.
    expect(await holdForOrder(orderId, nine)).toEqual({ answer: 'not_open', hold_ends: null });
    await endHold(orderId);
    expect(await holdForOrder(orderId, nine)).toEqual({ answer: 'not_open', hold_ends: null });
    expect(await freeTimesOn(3)).toContain('09:00');
  });
});
