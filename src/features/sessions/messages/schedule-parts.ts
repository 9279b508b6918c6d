import { datePattern } from '#src/features/sessions/lib/date-spans.ts';
import { hoursLabel, shortDay, weekdays } from '#src/features/sessions/lib/desk-labels.ts';
import type { Range } from '#src/features/sessions/lib/open-hours.ts';
import { clockLabel } from '#src/shared/lib/dates/clock-time.ts';

/** Each rule is a sentence with its number in it. */
export const ruleSentences = {
  notice_hours: { before: 'A time can be booked until', after: 'hours before it begins.' },
  horizon_days: { before: 'Times are offered for the next', after: 'days.' },
  buffer_minutes: { before: 'After each session,', after: 'minutes stay free.' },
  sessions_per_day: { before: 'At most', after: 'sessions on one day.' },
  change_until_hours: {
    before: 'People can move or cancel until',
    after: 'hours before their session.',
  },
  moves_allowed: { before: 'Each session can be moved', after: 'times.' },
} as const;

/** What the mentor reads about a part of the schedule that was changed elsewhere too (lib/schedule-parts.ts). */
export function partLabel(name: string): string {
  if (name === 'joining_link') return 'Joining link';
  if (datePattern.test(name)) return shortDay(name);
  if (/^\d /.test(name)) {
    return `${weekdays[Number(name.slice(0, 1)) - 1]}, from ${clockLabel(name.slice(2))}`;
  }
  const { before, after } = ruleSentences[name as keyof typeof ruleSentences];
  return `${before} … ${after}`;
}

export function partText(name: string, value: unknown): string {
  if (datePattern.test(name))
    return value === undefined ? 'as in every week' : dateText(value as Range[]);
  if (value === undefined) return 'not open';
  return /^\d /.test(name) ? `to ${clockLabel(String(value))}` : String(value);
}

const dateText = (ranges: Range[]) =>
  ranges.map(({ opens_at, closes_at }) => hoursLabel(opens_at, closes_at)).join(', ') || 'day off';
