import type { DateHours, Range } from './open-hours.ts';
import { addDays, daysBetween } from '#src/shared/lib/dates/calendar.ts';
import { limits } from '#src/shared/lib/limits.ts';

/** Days one after the other that differ from their weekdays in the same way. */
export interface DateSpan {
  on_date: string;
  /** Empty: there is one day. */
  last_date: string;
  ranges: Range[];
}

export const datePattern = /^\d{4}-\d\d-\d\d$/;

/** Undefined: something is missing, the last day is before the first, or they are more than can be stored. */
export function daysOf({ on_date, last_date }: DateSpan): string[] | undefined {
  const last = last_date || on_date;
  if (![on_date, last].every((day) => datePattern.test(day))) return undefined;
  const count = daysBetween(on_date, last) + 1;
  if (count < 1 || count > limits.datesOfSchedule) return undefined;
  return Array.from({ length: count }, (_, index) => addDays(on_date, index));
}

/** Days in their order, as spans of the same hours. */
export function gatherDays(dates: DateHours[]): DateSpan[] {
  const spans: DateSpan[] = [];
  for (const { on_date, ranges } of dates) {
    const span = spans.at(-1);
    const isNext = span && addDays(span.last_date || span.on_date, 1) === on_date;
    if (isNext && JSON.stringify(span.ranges) === JSON.stringify(ranges)) span.last_date = on_date;
    else spans.push({ on_date, last_date: '', ranges });
  }
  return spans;
}
