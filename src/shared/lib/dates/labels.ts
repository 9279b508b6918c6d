// Days, months and times in words. A day is YYYY-MM-DD, a month YYYY-MM, a time 24-hour HH:MM.

/** `Saturday, 12 December 2026` */
export const longDate = (day: string) =>
  words(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** `Sat, 12 Dec, 2026`, where there is less room. */
export const shortDate = (day: string) =>
  words(day, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

/** `12 December 2026` */
export const fullDate = (day: string) =>
  words(day, { day: 'numeric', month: 'long', year: 'numeric' });

/** `12 Dec 2026` */
export const plainDate = (day: string) =>
  words(day, { day: 'numeric', month: 'short', year: 'numeric' });

/** `12 Dec`, of a day that is hardly over. */
export const dayAndMonth = (day: string) => words(day, { day: 'numeric', month: 'short' });

/** `Sat` */
export const weekdayName = (day: string) => words(day, { weekday: 'short' });

/** `Saturday 12 December`, of a day that is near. */
export const nearDate = (day: string) =>
  `${words(day, { weekday: 'long' })} ${words(day, { day: 'numeric', month: 'long' })}`;

/** `12` or `01`, for the calendar leaf of a card. */
export const dayOfMonth = (day: string) => words(day, { day: '2-digit' });

/** `DEC`, for the same leaf. */
export const shortMonth = (day: string) => words(day, { month: 'short' }).toUpperCase();

/** `Dec` */
export const monthName = (month: string) => words(`${month}-01`, { month: 'short' });

/** `December 2026` */
export const monthAndYear = (month: string) =>
  words(`${month}-01`, { month: 'long', year: 'numeric' });

const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** `2nd June 2025`, as start dates are written (docs/product.md 2.6). */
export function ordinalDate(date: string): string {
  const day = Number(date.slice(8));
  const ending = endings[new Intl.PluralRules('en-IN', { type: 'ordinal' }).select(day)];
  return `${day}${ending} ${monthAndYear(date.slice(0, 7))}`;
}

/** `6:30 PM` from `18:30` (docs/product.md 3, Event). */
export function twelveHourTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
}

// A long list asks for the same form many times, and a formatter costs more than all that it writes.
const formatters = new Map<string, Intl.DateTimeFormat>();

// A calendar day is no moment: read and written in UTC it stays what it is in every zone.
function words(day: string, form: Intl.DateTimeFormatOptions): string {
  const name = JSON.stringify(form);
  const made = formatters.get(name);
  const formatter = made ?? new Intl.DateTimeFormat('en-IN', { ...form, timeZone: 'UTC' });
  if (!made) formatters.set(name, formatter);
  return formatter.format(Date.parse(`${day}T00:00:00Z`));
}
