import type { EventStatus } from '#src/features/events/schemas/event.ts';
import { isoTimeInIndia } from '#src/shared/lib/dates/india.ts';

/** What brings people to an event. */
export interface WayToEvent {
  /** YYYY-MM-DD in India. */
  event_date: string;
  /** 24-hour HH:MM in India. */
  event_time: string;
  venue: string;
  link: string | null;
}

const names = [
  ['event_date', 'date'],
  ['event_time', 'time'],
  ['venue', 'place'],
  ['link', 'link'],
] as const satisfies [keyof WayToEvent, string][];

/** What people who are registered have to know: `date and time`. Undefined when nothing is new to them. */
export function whatIsNew(was: WayToEvent, now: WayToEvent): string | undefined {
  const changed = names.filter(([key]) => was[key] !== now[key]).map(([, name]) => name);
  if (changed.length === 0) return undefined;
  return new Intl.ListFormat('en-IN').format(changed);
}

interface TimedEvent extends Pick<WayToEvent, 'event_date' | 'event_time'> {
  status: EventStatus;
  is_past_event: boolean;
}

/** Whether people are going to come to it. The database's twin is private.is_to_come(). */
export const isToCome = (event: TimedEvent, now = Date.now()): boolean =>
  event.status === 'approved' &&
  !event.is_past_event &&
  Date.parse(isoTimeInIndia(event.event_date, event.event_time)) > now;
