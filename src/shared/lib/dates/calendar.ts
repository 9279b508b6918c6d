// To count in days (YYYY-MM-DD) and months (YYYY-MM): a calendar has no zone.

const dayInMilliseconds = 24 * 60 * 60 * 1000;

const moment = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

export const monthOf = (day: string): string => day.slice(0, 7);

export const addDays = (day: string, count: number): string =>
  dayAt(moment(day) + count * dayInMilliseconds);

/** From one day to another; less than none when the other one is before. */
export const daysBetween = (day: string, other: string): number =>
  Math.round((moment(other) - moment(day)) / dayInMilliseconds);

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

/** The days of a month in weeks that begin on Monday; a place that belongs to another month is empty. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`;
  const daysBefore = (new Date(moment(first)).getUTCDay() + 6) % 7;
  const next = moment(`${addMonths(month, 1)}-01`);
  const days = Math.round((next - moment(first)) / dayInMilliseconds);
  const weeks = Math.ceil((daysBefore + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const index = week * 7 + weekday - daysBefore;
      return index < 0 || index >= days ? undefined : addDays(first, index);
    }),
  );
}

/** The last months up to the one of `day`, the earliest first: `2026-10`, `2026-11`. */
export const lastMonths = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(monthOf(day), index + 1 - count));
