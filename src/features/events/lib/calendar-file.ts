import { indiaOffset, indiaZone } from '#src/shared/lib/dates/india.ts';
import { googleCalendarAddress } from '#src/shared/lib/google-calendar.ts';
import { escapeText, icalendarFile, mailtoAddress, utcStamp } from '#src/shared/lib/icalendar.ts';

export interface CalendarEvent {
  id: string;
  title: string;
  description: string;
  /** YYYY-MM-DD in India. */
  event_date: string;
  /** 24-hour HH:MM in India. */
  event_time: string;
  venue: string;
  /** ISO 8601; a later one makes calendars take over the change. */
  updated_at: string;
  /** The joining link, which is never in a file that anyone can get. */
  joiningLink?: string | undefined;
}

export interface CalendarOptions {
  /** The site's origin; event ids are unique below its host. */
  origin: string;
  /** The address of an event's page. */
  addressOf: (event: CalendarEvent) => string;
  /** What a calendar that someone subscribes to is called. */
  name?: string;
  /** The address that takes the events back: calendars remove them (RFC 5546, section 3.2.5). */
  cancelledBy?: string;
}

// Events have no end; an hour keeps the time free without promising more.
const durationInMinutes = 60;

const offset = indiaOffset.replace(':', '');
const zoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${indiaZone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  `TZOFFSETFROM:${offset}`,
  `TZOFFSETTO:${offset}`,
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Events as an iCalendar file (RFC 5545), for a calendar program to open once or to subscribe to. */
export function calendarFile(events: CalendarEvent[], options: CalendarOptions): string {
  return icalendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mentor//Events//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${options.cancelledBy === undefined ? 'PUBLISH' : 'CANCEL'}`,
    ...(options.name === undefined ? [] : subscriptionLines(options.name)),
    ...zoneLines,
    ...events.flatMap((event) => eventLines(event, options)),
    'END:VCALENDAR',
  ]);
}

const subscriptionLines = (name: string) => [
  `NAME:${escapeText(name)}`,
  `X-WR-CALNAME:${escapeText(name)}`,
  'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
];

function eventLines(event: CalendarEvent, options: CalendarOptions): string[] {
  const { origin, addressOf, cancelledBy } = options;
  const address = addressOf(event);
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@${new URL(origin).hostname}`,
    `DTSTAMP:${utcStamp(event.updated_at)}`,
    `LAST-MODIFIED:${utcStamp(event.updated_at)}`,
    `SEQUENCE:${sequenceOf(event)}`,
    `DTSTART;TZID=${indiaZone}:${beginningOf(event)}`,
    `DURATION:PT${durationInMinutes}M`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText([event.description, ...waysIn(event, address)].join('\n\n'))}`,
    `LOCATION:${escapeText(event.venue)}`,
    `URL:${address}`,
    ...(cancelledBy === undefined
      ? ['STATUS:CONFIRMED']
      : [`ORGANIZER:${mailtoAddress(cancelledBy)}`, 'STATUS:CANCELLED']),
    'END:VEVENT',
  ];
}

/** Opens Google Calendar with the event filled in. */
export function googleCalendarLink(event: CalendarEvent, address: string): string {
  const begins = `${event.event_date}T${event.event_time}`;
  const end = new Date(`${begins}Z`);
  end.setUTCMinutes(end.getUTCMinutes() + durationInMinutes);
  return googleCalendarAddress({
    title: event.title,
    begins,
    ends: end.toISOString().slice(0, 16),
    details: waysIn(event, address).join('\n\n'),
    location: event.venue,
  });
}

const waysIn = ({ joiningLink }: CalendarEvent, address: string) => [
  ...(joiningLink === undefined ? [] : [`Join: ${joiningLink}`]),
  address,
];

const beginningOf = ({ event_date, event_time }: CalendarEvent) =>
  `${event_date}T${event_time}00`.replace(/[-:]/g, '');

// Seconds, counted from a day that keeps the number within 31 bits until 2088.
const sequenceOf = ({ updated_at }: CalendarEvent) =>
  Math.max(0, Math.floor((Date.parse(updated_at) - Date.UTC(2020, 0)) / 1000));
