import { describe, expect, test } from 'vitest';
import { dayFromToday, type Row } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';
import { asMentor, choose, holdingOrder, paidOrder } from './bookings.ts';
import { freeTimesOn, inIndia, setRules, useSchedule } from './schedule.ts';

useSchedule();

const nine = inIndia(3, '09:00');

test('everyone reads until when and how often a session is changed, as the mentor has set it', async () => {
  await setRules({ change_until_hours: 48, moves_allowed: 2 });
  const { data } = await people.visitor.rpc('change_rules');
  expect(data).toEqual({ changeUntilHours: 48, movesAllowed: 2 });
});

describe('a day off', () => {
  const dayOff = () => people.admin.client.from('open_hours').insert({ on_date: dayFromToday(3) });

  test('is refused while sessions lie there, with their times', async () => {
    await choose(await paidOrder(), inIndia(3, '09:40'));
    await holdingOrder(nine);
    const { error } = await dayOff();
    expect(error).toMatchObject({ code: 'day_taken', details: '09:00,09:40' });
    expect(error?.message).not.toContain('Kavya');
    expect(await freeTimesOn(3)).toEqual(['10:20', '11:00']);
  });

  test('is taken when they are gone', async () => {
    const orderId = await paidOrder();
    await choose(orderId, nine);
    await asMentor(orderId, 'cancel');
    expect((await dayOff()).error).toBeNull();
    expect(await freeTimesOn(3)).toEqual([]);
  });
});

describe('the rules of the schedule', () => {
  test.each([
    { notice_hours: -1 },
    { notice_hours: 337 },
    { horizon_days: 0 },
    { horizon_days: 61 },
    { buffer_minutes: 121 },
    { sessions_per_day: 0 },
    { change_until_hours: 169 },
    { moves_allowed: 11 },
    { joining_link: 'javascript:alert(1)' },
    { id: 2 },
  ])('cannot be %o', async (settings) => {
    const { error } = await people.admin.client
      .from('schedule_settings')
      .update(settings)
      .eq('id', 1);
    expect(['23514', '42501']).toContain(error?.code);
  });

  test.each<Row>([
    { weekday: 0, opens_at: '09:00', closes_at: '10:00' },
    { weekday: 8, opens_at: '09:00', closes_at: '10:00' },
    { weekday: 1 },
    { weekday: 1, opens_at: '10:00', closes_at: '09:00' },
    { weekday: 1, on_date: '2026-12-01', opens_at: '09:00', closes_at: '10:00' },
    { opens_at: '09:00', closes_at: '10:00' },
    { on_date: 'infinity', opens_at: '09:00', closes_at: '10:00' },
    { on_date: '2026-12-01', opens_at: '09:00' },
  ])('open hours cannot be %o', async (hours) => {
    const { error } = await people.admin.client.from('open_hours').insert(hours);
    expect(error?.code).toBe('23514');
  });

  test('two hours of a day cannot begin at the same time', async () => {
    const { error } = await people.admin.client
      .from('open_hours')
      .insert({ weekday: 1, opens_at: '09:00', closes_at: '10:00' });
    expect(error?.code).toBe('23505');
  });
});
