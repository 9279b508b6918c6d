// The time of the product is the time of India, whatever zone the machine is in. India has one offset from UTC, the same
// all year, so a moment is read by shifting it: that needs no Intl, whose first use costs a page many milliseconds.

export const indiaZone = 'Asia/Kolkata';
export const indiaOffset = '+05:30';
const offsetInMilliseconds = 330 * 60 * 1000;

/** An ISO time, or milliseconds since 1970. */
export type Moment = string | number | Date;

/** `2027-01-31T09:30` in India: the value of a datetime-local field. */
export const timeInIndia = (moment: Moment): string =>
  new Date(new Date(moment).getTime() + offsetInMilliseconds).toISOString().slice(0, 16);

/** The day in India of a moment, as YYYY-MM-DD. */
export const dayInIndia = (moment: Moment): string => timeInIndia(moment).slice(0, 10);

/** Today in India as YYYY-MM-DD. The database's twin is today_in_india(). */
export const todayInIndia = (now = new Date()): string => dayInIndia(now);

/** `2026-11-21, 18:30` in India: a time that sorts, for tables and files. */
export const indiaMoment = (moment: Moment): string => timeInIndia(moment).replace('T', ', ');

/** `2026-12-12T18:30:00+05:30` from a day and a 24-hour time in India. */
export const isoTimeInIndia = (day: string, time: string): string =>
  `${day}T${time}:00${indiaOffset}`;

/** When the day YYYY-MM-DD is over in India, in milliseconds since 1970. */
export const endOfDayInIndia = (day: string): number => Date.parse(isoTimeInIndia(day, '24:00'));

/** The ISO time that a datetime-local field names in India, or undefined when it names none. */
export function timeFromIndia(value: string): string | undefined {
  const time = Date.parse(`${value}:00${indiaOffset}`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
