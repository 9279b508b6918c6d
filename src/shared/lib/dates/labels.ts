// Days, months and times in words. A day is YYYY-MM-DD, a month YYYY-MM, a time 24-hour HH:MM.
//
// The words are ours and not those of Intl: each browser has a version of its own of how India writes a date ("Monday, 30
// November, 2026" in Safari's engine), and an island that writes another one than the page was built with is thrown away.

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** `Saturday, 12 December 2026` */
export const longDate = (day: string) => `${weekday(day)}, ${fullDate(day)}`;

/** `Sat, 12 Dec, 2026`, where there is less room. */
export const shortDate = (day: string) =>
  `${weekdayName(day)}, ${dayAndMonth(day)}, ${yearOf(day)}`;

/** `12 December 2026` */
export const fullDate = (day: string) => `${number(day)} ${monthAndYear(day)}`;

/** `12 Dec 2026` */
export const plainDate = (day: string) => `${dayAndMonth(day)} ${yearOf(day)}`;

/** `12 Dec`, of a day that is hardly over. */
export const dayAndMonth = (day: string) => `${number(day)} ${monthName(day)}`;

/** `Sat` */
export const weekdayName = (day: string) => weekday(day).slice(0, 3);

/** `Saturday 12 December`, of a day that is near. */
export const nearDate = (day: string) => `${weekday(day)} ${number(day)} ${month(day)}`;

/** `12` or `01`, for the calendar leaf of a card. */
export const dayOfMonth = (day: string) => day.slice(8);

/** `DEC`, for the same leaf. */
export const shortMonth = (day: string) => monthName(day).toUpperCase();

/** `Dec`; of the months only September has four letters then. */
export const monthName = (day: string) => month(day).slice(0, month(day) === 'September' ? 4 : 3);

/** `December 2026` */
export const monthAndYear = (day: string) => `${month(day)} ${yearOf(day)}`;

const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** `2nd June 2025`, as start dates are written (docs/product.md 2.6). */
export function ordinalDate(date: string): string {
  const day = Number(date.slice(8));
  const ending = endings[new Intl.PluralRules('en-IN', { type: 'ordinal' }).select(day)];
  return `${day}${ending} ${monthAndYear(date)}`;
}

/** `6:30 PM` from `18:30` (docs/product.md 3, Event). */
export function twelveHourTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
}

// A calendar day is no moment: read in UTC it stays what it is in every zone.
const weekday = (day: string) => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]!;
const number = (day: string) => Number(day.slice(8));
const month = (day: string) => months[Number(day.slice(5, 7)) - 1]!;
const yearOf = (day: string) => day.slice(0, 4);
