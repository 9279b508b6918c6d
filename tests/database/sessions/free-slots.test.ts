import { describe, expect, test } from 'vitest';
import { backend, people } from '../support/use-backend.ts';
import { dayFromToday } from '../support/sample-rows.ts';
import { choose, endHold, holdingOrder, paidOrder } from './bookings.ts';
import {
  freeSlots,
  freeTimesOn,
  inIndia,
  openEveryDay,
  setRules,
  useSchedule,
} from './schedule.ts';

useSchedule();

const morning = ['09:00', '09:40', '10:20', '11:00'];

const addHours = (hours: object) =>
  people.admin.client.from('open_hours').insert(hours).throwOnError();

describe('a visitor sees', () => {
  test('times as long as a session with its pause, up to the end of the open hours', async () => {
    expect(await freeTimesOn(3)).toEqual(morning);
  });

  test('the hours of a date in place of its weekday’s', async () => {
    const on_date = dayFromToday(3);
    await addHours({ on_date, opens_at: '18:00', closes_at: '18:30' });
    await addHours({ on_date, opens_at: '20:00', closes_at: '20:30' });
    expect(await freeTimesOn(3)).toEqual(['18:00', '20:00']);
    expect(await freeTimesOn(4)).toEqual(morning);
  });

  test('nothing on a day off, nor in hours that are shorter than a session', async () => {
    await addHours({ on_date: dayFromToday(3) });
    await addHours({ on_date: dayFromToday(4), opens_at: '18:00', closes_at: '18:29' });
    expect(await freeTimesOn(3)).toEqual([]);
    expect(await freeTimesOn(4)).toEqual([]);
  });

  test('nothing before the notice is over, nor after the horizon', async () => {
    await openEveryDay('00:00', '24:00', {
      notice_hours: 24,
      horizon_days: 2,
      sessions_per_day: 20,
    });
    const slots = await freeSlots(inIndia(-1, '00:00'), inIndia(30, '00:00'));
    expect(Date.parse(slots[0] ?? '')).toBeGreaterThanOrEqual(Date.now() + 24 * 3_600_000);
    expect(Date.parse(slots[0] ?? '')).toBeLessThan(Date.now() + 25 * 3_600_000);
    expect(slots.at(-1)).toBe(inIndia(2, '23:20'));
  });

  test('no time that is booked or held, nor one that a session with its pause would reach into', async () => {
    await choose(await paidOrder(), inIndia(3, '09:40'));
    await holdingOrder(inIndia(3, '11:00'));
    expect(await freeTimesOn(3)).toEqual(['09:00', '10:20']);
    // The pause of a booking is the one that it was booked with.
    await setRules({ buffer_minutes: 0 });
    expect(await freeTimesOn(3)).toEqual(['09:00', '10:30']);
  });

  test('a time whose hold is over', async () => {
    const orderId = await holdingOrder(inIndia(3, '09:00'));
    expect(await freeTimesOn(3)).not.toContain('09:00');
    await endHold(orderId);
    expect(await freeTimesOn(3)).toContain('09:00');
  });

  test('nothing on a day that has as many sessions as the mentor takes', async () => {
    await setRules({ sessions_per_day: 2 });
    await choose(await paidOrder(), inIndia(3, '09:00'));
    expect(await freeTimesOn(3)).toEqual(['09:40', '10:20', '11:00']);
    await choose(await paidOrder(), inIndia(3, '11:00'));
    expect(await freeTimesOn(3)).toEqual([]);
    expect(await freeTimesOn(4)).toEqual(morning);
  });

  test('each time once where open hours overlap', async () => {
    await addHours({ on_date: dayFromToday(3), opens_at: '09:00', closes_at: '10:20' });
    await addHours({ on_date: dayFromToday(3), opens_at: '09:40', closes_at: '10:20' });
    expect(await freeTimesOn(3)).toEqual(['09:00', '09:40']);
  });

  test('at most 61 days at once, and no time for a question turned around', async () => {
    await setRules({ horizon_days: 60 });
    const far = await freeSlots(inIndia(0, '00:00'), '2100-01-01T00:00:00Z');
    expect(new Set(far.map((moment) => moment.slice(0, 10))).size).toBeLessThanOrEqual(61);
    expect(await freeSlots(inIndia(5, '00:00'), inIndia(4, '00:00'))).toEqual([]);
  });

  test('also the last of them, for who is there all day and night for two months', async () => {
    await openEveryDay('00:00', '24:00', { horizon_days: 60, buffer_minutes: 0 });
    const all = await freeSlots(inIndia(0, '00:00'), inIndia(61, '00:00'));
    expect(all.at(-1)).toBe(inIndia(60, '23:30'));
    expect(all.length).toBeGreaterThan(48 * 59);
  });

  test('beginnings and nothing else', async () => {
    const { data } = await people.visitor
      .rpc('free_slots', { from_moment: inIndia(3, '00:00'), to_moment: inIndia(4, '00:00') })
      .throwOnError();
    expect((data as unknown[]).every((value) => typeof value === 'string')).toBe(true);
  });
});

describe('a time of late evening', () => {
  test('is on its day in India, whatever day it is elsewhere', async () => {
    await openEveryDay('23:30', '24:00');
    expect(await freeTimesOn(3)).toEqual(['23:30']);
    expect(await choose(await paidOrder(), inIndia(3, '23:30'))).toBe('ok');
    const [{ day } = { day: '' }] = await backend.query<{ day: string }>(
      `select private.date_in_india(starts_at)::text as day from public.bookings`,
    );
    expect(day).toBe(dayFromToday(3));
  });
});
