import { indiaOffset, indiaZone } from '#src/shared/lib/dates/india.ts';

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
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mentor//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(options.name === undefined ? [] : subscriptionLines(options.name)),
    ...zoneLines,
    ...events.flatMap((event) => eventLines(event, options)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const subscriptionLines = (name: string) => [
  `NAME:${escape(name)}`,
  `X-WR-CALNAME:${escape(name)}`,
  'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
];

function eventLines(event: CalendarEvent, { origin, addressOf }: CalendarOptions): string[] {
  const address = addressOf(event);
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@${new URL(origin).hostname}`,
    `DTSTAMP:${utc(event.updated_at)}`,
    `LAST-MODIFIED:${utc(event.updated_at)}`,
    `SEQUENCE:${sequenceOf(event)}`,
    `DTSTART;TZID=${indiaZone}:${beginningOf(event)}`,
    `DURATION:PT${durationInMinutes}M`,
    `SUMMARY:${escape(event.title)}`,
    `DESCRIPTION:${escape([event.description, ...waysIn(event, address)].join('\n\n'))}`,
    `LOCATION:${escape(event.venue)}`,
    `URL:${address}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ];
}

/** Opens Google Calendar with the event filled in. */
export function googleCalendarLink(event: CalendarEvent, address: string): string {
  const end = new Date(`${event.event_date}T${event.event_time}:00Z`);
  end.setUTCMinutes(end.getUTCMinutes() + durationInMinutes);
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${beginningOf(event)}/${utc(end.toISOString()).replace('Z', '')}`,
    ctz: indiaZone,
    details: waysIn(event, address).join('\n\n'),
    location: event.venue,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

const waysIn = ({ joiningLink }: CalendarEvent, address: string) => [
  ...(joiningLink === undefined ? [] : [`Join: ${joiningLink}`]),
  address,
];

const beginningOf = ({ event_date, event_time }: CalendarEvent) =>
  `${event_date}T${event_time}00`.replace(/[-:]/g, '');

const utc = (moment: string) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

// Seconds, counted from a day that keeps the number within 31 bits until 2088.
const sequenceOf = ({ updated_at }: CalendarEvent) =>
  Math.max(0, Math.floor((Date.parse(updated_at) - Date.UTC(2020, 0)) / 1000));

/** RFC 5545, section 3.3.11. */
const escape = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

const octetsMaximum = 75;

/** A line has at most 75 octets; the next ones begin with a space (RFC 5545, section 3.1). */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > octetsMaximum) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
