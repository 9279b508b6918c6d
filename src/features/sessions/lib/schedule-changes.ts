import type { ScheduleDraft } from '#src/features/sessions/schemas/schedule.ts';
import { changedParts, type Parts } from '#src/shared/lib/merge-changes.ts';
import { datePattern } from './date-spans.ts';
import { type Range, storedEnd } from './open-hours.ts';

type StoredRange = [opens_at: string, closes_at: string];

/** Hours of every week, or all hours of a date: as they were seen, and as they are wanted. Null: none are stored. */
type HoursChange =
  | { weekday: number; opens_at: string; seen: string | null; wanted: string | null }
  | { on_date: string; seen: StoredRange[] | null; wanted: StoredRange[] | null };

type Column = keyof ScheduleDraft['rules'] | 'joining_link';
type Rules = Partial<Record<Column, number | string | null>>;

/** What save_schedule() is asked for. */
export interface ScheduleChanges {
  hours: HoursChange[];
  rules_seen: Rules;
  rules: Rules;
}

/** What was changed in a form, and nothing else. */
export function changesOf(seen: Parts, typed: Parts): ScheduleChanges {
  const names = changedParts(seen, typed).filter((name) => name !== 'unfinished');
  const columns = names.filter((name) => /^[a-z]/.test(name));
  const rulesOf = (parts: Parts): Rules =>
    Object.fromEntries(columns.map((name) => [name, columnValue(name, String(parts[name]))]));
  return {
    hours: names
      .filter((name) => /^\d/.test(name))
      .map((name) =>
        datePattern.test(name)
          ? { on_date: name, seen: rangesOf(seen[name]), wanted: rangesOf(typed[name]) }
          : {
              weekday: Number(name.slice(0, 1)),
              opens_at: name.slice(2),
              seen: endOf(seen[name]),
              wanted: endOf(typed[name]),
            },
      ),
    rules_seen: rulesOf(seen),
    rules: rulesOf(typed),
  };
}

const columnValue = (name: string, text: string) =>
  name === 'joining_link' ? text.trim() || null : Number(text);

const endOf = (end: unknown) => (end === undefined ? null : storedEnd(String(end)));

const rangesOf = (ranges: unknown) =>
  ranges === undefined
    ? null
    : (ranges as Range[]).map((range): StoredRange => [range.opens_at, storedEnd(range.closes_at)]);
