import { expect, test } from 'vitest';
import { asMentor, choose, paidOrder } from './bookings.ts';
import { inIndia, useSchedule } from './schedule.ts';

useSchedule();

const nine = inIndia(3, '09:00');

test('an old tab, which shows another time or none, does not change a session', async () => {
  const orderId = await paidOrder();
  await choose(orderId, nine);
  const other = inIndia(4, '09:00');
  const waiting = { status: 'needs_time', starts_at: null };
  const moved = { status: 'booked', starts_at: other };
  const cancelled = { status: 'cancelled_by_buyer', starts_at: nine };
  for (const seen of [waiting, moved, cancelled]) {
    expect(await asMentor(orderId, 'cancel', undefined, seen)).toBe('not_open');
    expect(await asMentor(orderId, 'move', other, seen)).toBe('not_open');
  }
  const seen = { status: 'booked', starts_at: nine };
  expect(await asMentor(orderId, 'move', other, seen)).toBe('ok');
  // The answer was lost.
  expect(await asMentor(orderId, 'move', other, seen)).toBe('ok');
  expect(await asMentor(orderId, 'cancel', undefined, seen)).toBe('not_open');
  expect(await asMentor(orderId, 'cancel', undefined, moved)).toBe('ok');
});
