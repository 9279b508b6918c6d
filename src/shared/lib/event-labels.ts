/** `6:30 PM` from 24-hour `18:30` (docs/product.md 3, Event). */
export function twelveHourTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
}

/** `Saturday, 12 December 2026` from YYYY-MM-DD. */
export const longDate = (date: string) =>
  format(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** `Sat, 12 Dec 2026`, where there is less room. */
export const shortDate = (date: string) =>
  format(date, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

/** `12 Dec 2026` */
export const plainDate = (date: string) =>
  format(date, { day: 'numeric', month: 'short', year: 'numeric' });

/** `12 Dec`, of a day that is hardly over. */
export const dayAndMonth = (date: string) => format(date, { day: 'numeric', month: 'short' });

/** `DEC`, for the calendar leaf of a card. */
export const shortMonth = (date: string) => format(date, { month: 'short' }).toUpperCase();

export const dayOfMonth = (date: string) => format(date, { day: '2-digit' });

// The day is a calendar day, not a moment: read and written in UTC it stays what it is in every zone.
function format(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
