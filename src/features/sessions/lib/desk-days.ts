import type { DeskSession } from '#src/features/sessions/schemas/desk.ts';
import { addDays } from '#src/shared/lib/dates/calendar.ts';
import { dayInIndia } from '#src/shared/lib/dates/india.ts';

export interface Day<Item> {
  day: string;
  items: Item[];
}

/** In the order of the days that come first in the list. */
export function groupByDay<Item>(items: Item[], startOf: (item: Item) => string): Day<Item>[] {
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const day = dayInIndia(startOf(item));
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, items]) => ({ day, items }));
}

export const daysAhead = 7;

/** Sessions from today on: today's, the next seven days', and those after. */
export function splitComing(sessions: DeskSession[], today: string) {
  const days = groupByDay(sessions, ({ starts_at }) => starts_at ?? '');
  const last = addDays(today, daysAhead);
  return {
    today: days.find(({ day }) => day === today)?.items ?? [],
    next: days.filter(({ day }) => day > today && day <= last),
    later: days.filter(({ day }) => day > last),
  };
}

/** How many take place: one that was cancelled is shown, and nobody comes. */
export const countSessions = (sessions: DeskSession[]): number =>
  sessions.filter(({ status }) => status !== 'cancelled_by_buyer').length;

export type Phase = 'before' | 'now' | 'over';

export function phaseOf({ starts_at, ends_at }: DeskSession, now: number): Phase {
  if (starts_at === null || ends_at === null || Date.parse(starts_at) > now) return 'before';
  return Date.parse(ends_at) > now ? 'now' : 'over';
}

/** What the mentor can do with a session that has, or had, a time. */
export function choicesFor(session: DeskSession, now: number) {
  const { status, payments } = session;
  const phase = phaseOf(session, now);
  const isBooked = status === 'booked';
  const canBeJudged =
    phase !== 'before' && ['booked', 'done', 'no_show_buyer', 'no_show_mentor'].includes(status);
  return {
    join: isBooked && phase !== 'over',
    move:
      (isBooked || (status === 'cancelled_by_buyer' && phase === 'before')) &&
      payments.payment_status === 'paid',
    cancel: isBooked && phase === 'before',
    done: canBeJudged && status !== 'done',
    noShow: canBeJudged && status !== 'no_show_buyer',
    missed: canBeJudged && status !== 'no_show_mentor' && payments.payment_status === 'paid',
  };
}
