import { addDays } from '#src/shared/lib/dates/calendar.ts';
import { clockLabel } from '#src/shared/lib/dates/clock-time.ts';
import { dayAndMonth } from '#src/shared/lib/dates/labels.ts';

/** From Monday on, as ISO 8601 counts them. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** 1 is Monday and 7 is Sunday. */
export const isoWeekday = (day: string): number =>
  new Date(`${day}T00:00:00Z`).getUTCDay() || weekdays.length;

const weekdayOf = (day: string): string => weekdays[isoWeekday(day) - 1] ?? '';

/** `6:00 pm to 8:00 pm` */
export const hoursLabel = (opens_at: string, closes_at: string): string =>
  `${clockLabel(opens_at)} to ${clockLabel(closes_at)}`;

/** `Tue 24 Nov` */
export const shortDay = (day: string): string =>
  `${weekdayOf(day).slice(0, 3)} ${dayAndMonth(day)}`;

/** `Tuesday 24 Nov` */
export const longDay = (day: string): string => `${weekdayOf(day)} ${dayAndMonth(day)}`;

/** `Today, Tuesday 24 Nov`: the head of a day in a list. */
export function dayHeading(day: string, today: string): string {
  if (day === today) return `Today, ${longDay(day)}`;
  return day === addDays(today, 1) ? `Tomorrow, ${longDay(day)}` : longDay(day);
}

export const sessionsInWords = (count: number): string =>
  count === 1 ? '1 session' : `${count} sessions`;
