import { timeInIndia } from '#src/shared/lib/dates/india.ts';
import { googleCalendarAddress } from '#src/shared/lib/google-calendar.ts';
import {
  escapeText,
  icalendarFile,
  mailtoAddress,
  quoteParameter,
  utcStamp,
} from '#src/shared/lib/icalendar.ts';

/** A session as a calendar shows it. Times are ISO 8601. */
export interface CalendarSession {
  title: string;
  description: string;
  starts_at: string;
  ends_at: string;
  /** The page of the session. */
  address: string;
  joiningLink: string | null;
}

/**
 * Invites and moves (REQUEST), takes back (CANCEL), or tells somebody who is not to answer (PUBLISH), as RFC 5546 has
 * it.
 */
export type InvitationMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

export interface Invitation extends CalendarSession {
  method: InvitationMethod;
  bookingId: string;
  /** Unique together with the booking's id. */
  host: string;
  /** Goes up with each change, so that calendars take it over. */
  sequence: number;
  /** When this was written. */
  stamp: string;
  organizer: Person;
  attendee: Person;
}

interface Person {
  /** Empty when it is not known. */
  name: string;
  email: string;
}

const reminderMinutes = 15;

/** A session as an iCalendar file (RFC 5545) of one event, in UTC. */
export function invitationFile(invitation: Invitation): string {
  const { method, bookingId, host, sequence, stamp, organizer } = invitation;
  return icalendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mentor//Sessions//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${bookingId}@${host}`,
    `DTSTAMP:${utcStamp(stamp)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART:${utcStamp(invitation.starts_at)}`,
    `DTEND:${utcStamp(invitation.ends_at)}`,
    `SUMMARY:${escapeText(invitation.title)}`,
    `DESCRIPTION:${escapeText(detailsOf(invitation))}`,
    `LOCATION:${escapeText(placeOf(invitation))}`,
    `URL:${encodeURI(invitation.address)}`,
    `ORGANIZER${nameOf(organizer)}:${mailtoAddress(organizer.email)}`,
    ...attendeeLines(invitation),
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(method === 'CANCEL' ? [] : alarmLines(invitation)),
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** What is published has no attendee (RFC 5546, section 3.2.1). */
function attendeeLines({ method, attendee }: Invitation): string[] {
  if (method === 'PUBLISH') return [];
  const answer = method === 'REQUEST' ? ';PARTSTAT=NEEDS-ACTION;RSVP=TRUE' : '';
  const role = 'CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT';
  return [`ATTENDEE;${role}${answer}${nameOf(attendee)}:${mailtoAddress(attendee.email)}`];
}

const nameOf = ({ name }: Person) => (name === '' ? '' : `;CN=${quoteParameter(name)}`);

const alarmLines = ({ title }: Invitation) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(title)}`,
  `TRIGGER:-PT${reminderMinutes}M`,
  'END:VALARM',
];

const placeOf = ({ joiningLink, address }: CalendarSession) => joiningLink ?? address;

const detailsOf = ({ description, joiningLink, address }: CalendarSession) =>
  [description, ...(joiningLink === null ? [] : [`Join: ${joiningLink}`]), address].join('\n\n');

/** Opens Google Calendar with the session filled in. */
export const googleCalendarLink = (session: CalendarSession): string =>
  googleCalendarAddress({
    title: session.title,
    begins: timeInIndia(session.starts_at),
    ends: timeInIndia(session.ends_at),
    details: detailsOf(session),
    location: placeOf(session),
  });
