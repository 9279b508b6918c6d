import { addDays } from './dates/calendar.ts';
import { todayInIndia } from './dates/india.ts';

export interface TimedEvent {
  /** YYYY-MM-DD, a day in India. */
  event_date: string;
  /** An admin's mark: a marked event counts as past whatever its date. */
  is_past_event: boolean;
}

/** Upcoming is today or later, past is earlier (docs/product.md 4). */
export const isPastEvent = (event: TimedEvent, today = todayInIndia()): boolean =>
  event.is_past_event || event.event_date < today;

/** Whether it is past by the mark alone: its date still reads as one to come, and has to be explained. */
export const endedEarly = (event: TimedEvent, today = todayInIndia()): boolean =>
  event.is_past_event && event.event_date >= today;

export interface ListedEvent extends TimedEvent {
  /** 24-hour HH:MM in India. */
  event_time: string;
}

/** Upcoming events, the nearest first. */
export const upcomingEvents = <Event extends ListedEvent>(
  events: Event[],
  today = todayInIndia(),
) => events.filter((event) => !isPastEvent(event, today)).sort(byBeginning);

/** Past events, the newest first. */
export const pastEvents = <Event extends ListedEvent>(events: Event[], today = todayInIndia()) =>
  events
    .filter((event) => isPastEvent(event, today))
    .sort(byBeginning)
    .reverse();

/** What a subscribed calendar shows: the last year, so that it never grows heavy, and no date on which nothing is. */
export const calendarEvents = <Event extends TimedEvent>(
  events: Event[],
  today = todayInIndia(),
) => {
  const earliest = addDays(today, -365);
  return events.filter((event) => event.event_date >= earliest && !endedEarly(event, today));
};

const beginning = ({ event_date, event_time }: ListedEvent) => `${event_date}T${event_time}`;

function byBeginning(a: ListedEvent, b: ListedEvent): number {
  if (beginning(a) === beginning(b)) return 0;
  return beginning(a) < beginning(b) ? -1 : 1;
}
