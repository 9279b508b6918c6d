import { isoWeekday, weekdays } from './desk-labels.ts';

/** From one time of a day to another, as time fields have them: `18:00`. Midnight at the end is `00:00`. */
export interface Range {
  opens_at: string;
  closes_at: string;
}

/** A date that differs from its weekday; without hours it is a day off. */
export interface DateHours {
  on_date: string;
  ranges: Range[];
}

export interface Hours {
  /** From Monday on. */
  week: Range[][];
  dates: DateHours[];
}

/** A row of open_hours. */
export interface HoursRow {
  weekday: number | null;
  on_date: string | null;
  opens_at: string | null;
  closes_at: string | null;
}

// A time field has no 24:00.
const midnight = '00:00';
const endOfDay = '24:00';

/** The end of hours, as the database has it. */
export const storedEnd = (closes_at: string): string =>
  closes_at === midnight ? endOfDay : closes_at;

export function readHours(rows: HoursRow[]): Hours {
  const ofDay = (isOfDay: (row: HoursRow) => boolean) =>
    rows
      .filter((row) => isOfDay(row) && row.opens_at !== null)
      .map(toRange)
      .sort((a, b) => a.opens_at.localeCompare(b.opens_at));
  const dates = [...new Set(rows.flatMap(({ on_date }) => on_date ?? []))].sort();
  return {
    week: weekdays.map((_, index) => ofDay(({ weekday }) => weekday === index + 1)),
    dates: dates.map((date) => ({ on_date: date, ranges: ofDay((row) => row.on_date === date) })),
  };
}

function toRange({ opens_at, closes_at }: HoursRow): Range {
  const closes = closes_at?.slice(0, 5) ?? '';
  return {
    opens_at: opens_at?.slice(0, 5) ?? '',
    closes_at: closes === endOfDay ? midnight : closes,
  };
}

/** The hours of one date: its own in place of its weekday's. */
export function hoursOn({ week, dates }: Hours, day: string) {
  const own = dates.find(({ on_date }) => on_date === day);
  return { ranges: own?.ranges ?? week[isoWeekday(day) - 1] ?? [], isOwn: own !== undefined };
}

export const hasHours = ({ week, dates }: Hours): boolean =>
  [...week, ...dates.map(({ ranges }) => ranges)].some((ranges) => ranges.length > 0);
