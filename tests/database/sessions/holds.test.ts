import { describe, expect, test } from 'vitest';
import { order, record } from '../payment/orders.ts';
import { bookingOf, hold, holdForOrder } from './bookings.ts';
import { freeTimesOn, inIndia, useSchedule } from './schedule.ts';

useSchedule();

const nine = inIndia(3, '09:00');
const ten = inIndia(3, '10:20');

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
