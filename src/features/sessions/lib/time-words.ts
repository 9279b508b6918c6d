import { addDays } from '#src/shared/lib/dates/calendar.ts';
import { clockTime } from '#src/shared/lib/dates/clock-time.ts';
import { dayInIndia } from '#src/shared/lib/dates/india.ts';
import { dayAndMonth, nearDate, weekdayName } from '#src/shared/lib/dates/labels.ts';

// The time of a session in words, in India's time.

/** `6:00 to 6:30 pm` */
export function timeSpan(start: string, end: string): string {
  const [from, to] = [clockTime(start), clockTime(end)];
  return `${from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from} to ${to}`;
}

/** `Tue 24 Nov, 6:00 pm IST` */
export const momentInWords = (moment: string): string => `${shortMoment(moment)} IST`;

/** `Tuesday 24 November, 6:00 pm` */
export const longMoment = (moment: string): string =>
  `${nearDate(dayInIndia(moment))}, ${clockTime(moment)}`;

/** `Tomorrow, 6:00 pm`, or `Tue 24 Nov, 6:00 pm` when it is not so near. */
export function nearMoment(moment: string, now: number): string {
  const today = dayInIndia(now);
  const day = dayInIndia(moment);
  if (day === today) return `Today, ${clockTime(moment)}`;
  if (day === addDays(today, 1)) return `Tomorrow, ${clockTime(moment)}`;
  return shortMoment(moment);
}

function shortMoment(moment: string): string {
  const day = dayInIndia(moment);
  return `${weekdayName(day)} ${dayAndMonth(day)}, ${clockTime(moment)}`;
}
