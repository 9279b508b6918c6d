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

export type StoredHours = HoursRow & { id: string };

const midnight = '00:00';
const endOfDay = '24:00';

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

function toRows({ week, dates }: Hours): HoursRow[] {
  const rowsOf = (day: Pick<HoursRow, 'weekday' | 'on_date'>, ranges: Range[]): HoursRow[] =>
    ranges.map(({ opens_at, closes_at }) => ({
      ...day,
      opens_at,
      closes_at: closes_at === midnight ? endOfDay : closes_at,
    }));
  const dayOff: Omit<HoursRow, 'on_date'> = { weekday: null, opens_at: null, closes_at: null };
  return [
    ...week.flatMap((ranges, index) => rowsOf({ weekday: index + 1, on_date: null }, ranges)),
    ...dates.flatMap(({ on_date, ranges }) =>
      ranges.length === 0 ? [{ ...dayOff, on_date }] : rowsOf({ weekday: null, on_date }, ranges),
    ),
  ];
}

const beginOf = ({ weekday, on_date, opens_at }: HoursRow) =>
  `${weekday ?? on_date} ${opens_at?.slice(0, 5) ?? ''}`;
const keyOf = (row: HoursRow) => `${beginOf(row)} ${row.closes_at?.slice(0, 5) ?? ''}`;

export interface HoursChanges {
  daysOff: string[];
  /** New rows, and rows that end at another time now. */
  put: HoursRow[];
  removedIds: string[];
}

/**
 * What has to be written for what the mentor changed, from the hours that the form began with. Hours that another tab
 * has added or removed meanwhile stay as they are there.
 */
export function changesOfHours(stored: StoredHours[], before: Hours, wanted: Hours): HoursChanges {
  const rows = toRows(wanted);
  const rowsBefore = toRows(before);
  const known = new Set(rowsBefore.map(keyOf));
  const begins = new Set(rows.map(beginOf));
  const removed = new Set(rowsBefore.map(beginOf).filter((begin) => !begins.has(begin)));
  const changed = rows.filter((row) => !known.has(keyOf(row)));
  return {
    daysOff: changed.flatMap(({ on_date, opens_at }) => (opens_at === null && on_date) || []),
    put: changed.filter(({ opens_at }) => opens_at !== null),
    removedIds: stored.filter((row) => removed.has(beginOf(row))).map(({ id }) => id),
  };
}

/** The hours of one date: its own in place of its weekday's. */
export function hoursOn({ week, dates }: Hours, day: string) {
  const own = dates.find(({ on_date }) => on_date === day);
  return { ranges: own?.ranges ?? week[isoWeekday(day) - 1] ?? [], isOwn: own !== undefined };
}

export const hasHours = ({ week, dates }: Hours): boolean =>
  [...week, ...dates.map(({ ranges }) => ranges)].some((ranges) => ranges.length > 0);
