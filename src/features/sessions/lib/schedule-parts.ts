import type {
  RuleName,
  Schedule,
  ScheduleDraft,
  ScheduleSettings,
} from '#src/features/sessions/schemas/schedule.ts';
import type { Parts } from '#src/shared/lib/merge-changes.ts';
import { type DateSpan, datePattern, daysOf, gatherDays } from './date-spans.ts';
import { weekdays } from './desk-labels.ts';
import type { DateHours, Range } from './open-hours.ts';

/** What cannot be stored yet, such as hours without a beginning. */
interface Unfinished {
  week: Range[][];
  dates: DateSpan[];
}

const byBeginning = (ranges: Range[]) =>
  ranges.toSorted((a, b) => a.opens_at.localeCompare(b.opens_at));

/**
 * A schedule in parts that two tabs can change apart from each other: hours of every week by weekday and beginning
 * (`1 18:00`), dates (`2026-12-01`), rules and the joining link by their columns.
 */
export function partsOf({ week, dates, rules, joining_link }: ScheduleDraft): Parts {
  const parts: Record<string, unknown> = { ...rules, joining_link };
  const rest: Unfinished = { week: week.map(() => []), dates: [] };
  week.forEach((ranges, index) => {
    for (const range of ranges) {
      const name = `${index + 1} ${range.opens_at}`;
      if (range.opens_at === '' || Object.hasOwn(parts, name)) rest.week[index]?.push(range);
      else parts[name] = range.closes_at;
    }
  });
  for (const span of dates) {
    const days = daysOf(span);
    if (!days || days.some((day) => Object.hasOwn(parts, day))) rest.dates.push(span);
    else for (const day of days) parts[day] = byBeginning(span.ranges);
  }
  const isFinished = rest.dates.length === 0 && rest.week.every((ranges) => ranges.length === 0);
  return isFinished ? parts : { ...parts, unfinished: rest };
}

const hasValue = ([, value]: [name: string, value: unknown]) => value !== undefined;

/** The hours of each date, in the order of the days. */
function datesOf(parts: Parts): DateHours[] {
  const found = Object.entries(parts).filter(
    (entry) => datePattern.test(entry[0]) && hasValue(entry),
  );
  return found
    .map(([on_date, ranges]) => ({ on_date, ranges: ranges as Range[] }))
    .sort((a, b) => a.on_date.localeCompare(b.on_date));
}

function weekOf(parts: Parts): Range[][] {
  const found = Object.entries(parts).filter((entry) => /^\d /.test(entry[0]) && hasValue(entry));
  return weekdays.map((_, index) =>
    byBeginning(
      found
        .filter(([name]) => name.startsWith(`${index + 1} `))
        .map(([name, end]) => ({ opens_at: name.slice(2), closes_at: String(end) })),
    ),
  );
}

/** The parts, as the fields of a form hold them. */
export function draftOf(parts: Parts): ScheduleDraft {
  const rest = parts['unfinished'] as Unfinished | undefined;
  const rule = (name: RuleName) => String(parts[name]);
  return {
    week: weekOf(parts).map((ranges, index) => [...ranges, ...(rest?.week[index] ?? [])]),
    dates: [...gatherDays(datesOf(parts)), ...(rest?.dates ?? [])],
    rules: {
      notice_hours: rule('notice_hours'),
      horizon_days: rule('horizon_days'),
      buffer_minutes: rule('buffer_minutes'),
      sessions_per_day: rule('sessions_per_day'),
      change_until_hours: rule('change_until_hours'),
      moves_allowed: rule('moves_allowed'),
    },
    joining_link: String(parts['joining_link']),
  };
}

/** What is stored, in parts. */
export function partsOfStored({ hours, settings }: Schedule): Parts {
  const { joining_link, ...rules } = settings;
  const columns = Object.entries(rules).map(([name, value]) => [name, String(value)]);
  return partsOf({
    week: hours.week,
    dates: gatherDays(hours.dates),
    rules: Object.fromEntries(columns) as ScheduleDraft['rules'],
    joining_link: joining_link ?? '',
  });
}

/** The schedule that these parts make when they are stored. */
export function scheduleOf(parts: Parts): Schedule {
  const { rules, joining_link } = draftOf(parts);
  const numbers = Object.entries(rules).map(([name, value]) => [name, Number(value)]);
  const settings = { ...Object.fromEntries(numbers), joining_link: joining_link || null };
  return {
    hours: { week: weekOf(parts), dates: datesOf(parts) },
    settings: settings as ScheduleSettings,
  };
}
