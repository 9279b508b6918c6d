import { beforeEach } from 'vitest';
import { setNight } from '../support/night.ts';
import type { Row } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';
import { forgetBookings } from './bookings.ts';

const hourInMilliseconds = 3_600_000;
const dayInMilliseconds = 24 * hourInMilliseconds;

/** Open every day from `opens` to `closes`, rules that leave room for tests, and daylight. */
export async function openEveryDay(opens = '09:00', closes = '12:00', settings: Row = {}) {
  await setNight(backend.query, false);
  await people.service.from('open_hours').delete().gte('created_at', '2000-01-01').throwOnError();
  const weekdays = [1, 2, 3, 4, 5, 6, 7];
  await people.service
    .from('open_hours')
    .insert(weekdays.map((weekday) => ({ weekday, opens_at: opens, closes_at: closes })))
    .throwOnError();
  await setRules({
    notice_hours: 12,
    horizon_days: 30,
    buffer_minutes: 10,
    sessions_per_day: 6,
    change_until_hours: 24,
    moves_allowed: 1,
    joining_link: 'https://meet.example/room',
    ...settings,
  });
}

export const setRules = async (settings: Row) =>
  people.service.from('schedule_settings').update(settings).eq('id', 1).throwOnError();

/** The wall time of India on a day from today, as a moment. */
export function inIndia(daysFromToday: number, time: string): string {
  const offset = 5.5 * hourInMilliseconds;
  const day = new Date(Date.now() + offset + daysFromToday * dayInMilliseconds);
  return new Date(`${day.toISOString().slice(0, 10)}T${time}:00+05:30`).toISOString();
}

export async function freeSlots(from: string, to: string, client = people.visitor) {
  const { data } = await client
    .rpc('free_slots', { from_moment: from, to_moment: to })
    .throwOnError();
  return (data as string[]).map((moment) => new Date(moment).toISOString());
}

/** The free times of one day in India, as HH:MM there. */
export async function freeTimesOn(daysFromToday: number): Promise<string[]> {
  const slots = await freeSlots(
    inIndia(daysFromToday, '00:00'),
    inIndia(daysFromToday + 1, '00:00'),
  );
  return slots.map((moment) =>
    new Date(Date.parse(moment) + 5.5 * hourInMilliseconds).toISOString().slice(11, 16),
  );
}

/** Opens a backend; before each test nothing is booked, and every day is open. */
export function useSchedule(): void {
  useBackend();
  beforeEach(async () => {
    await forgetBookings();
    await openEveryDay();
  });
}
