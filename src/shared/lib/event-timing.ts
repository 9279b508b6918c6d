// India is 5 hours and 30 minutes ahead of UTC, in summer and winter.
const aheadInMilliseconds = 330 * 60 * 1000;

/** The date in India as YYYY-MM-DD, whatever zone the machine is in. The database's twin is today_in_india(). */
export const todayInIndia = (now = new Date()): string =>
  new Date(now.getTime() + aheadInMilliseconds).toISOString().slice(0, 10);

/** When the day YYYY-MM-DD is over in India, in milliseconds since 1970. */
export const endOfDayInIndia = (day: string): number => Date.parse(`${day}T24:00:00+05:30`);

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

const yearInMilliseconds = 365 * 24 * 60 * 60 * 1000;

/** What a subscribed calendar shows: the last year, so that it never grows heavy, and no date on which nothing is. */
export const calendarEvents = <Event extends TimedEvent>(events: Event[], now = new Date()) => {
  const earliest = todayInIndia(new Date(now.getTime() - yearInMilliseconds));
  return events.filter(
    (event) => event.event_date >= earliest && !endedEarly(event, todayInIndia(now)),
  );
};

const beginning = ({ event_date, event_time }: ListedEvent) => `${event_date}T${event_time}`;

function byBeginning(a: ListedEvent, b: ListedEvent): number {
  if (beginning(a) === beginning(b)) return 0;
  return beginning(a) < beginning(b) ? -1 : 1;
}
