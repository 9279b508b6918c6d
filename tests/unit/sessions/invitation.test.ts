import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  googleCalendarLink,
  type Invitation,
  invitationFile,
} from '#src/features/sessions/lib/invitation.ts';
import { propertiesOf, readCalendar, valueOf } from '../../support/calendar-lines.ts';

const invitation: Invitation = {
  method: 'REQUEST',
  bookingId: '3f2a91bc-5c1d-4e5f-8a9b-0c1d2e3f4a5b',
  host: 'mentor.example',
  sequence: 0,
  stamp: '2026-11-21T08:00:00.123456+00:00',
  title: 'Mock Interview with Ananya Mehra',
  description: 'Mock Interview, 30 minutes.',
  starts_at: '2026-11-24T12:30:00+00:00',
  ends_at: '2026-11-24T13:00:00+00:00',
  address: 'https://mentor.example/session/abc',
  joiningLink: 'https://meet.example/a;b?c=1,2',
  organizer: { name: 'Ananya Mehra', email: 'hello@mentor.example' },
  attendee: { name: 'Rohan Sharma', email: 'rohan@college.example' },
};
const eventOf = (changes: Partial<Invitation> = {}) =>
  readCalendar(invitationFile({ ...invitation, ...changes }));

describe('an invitation', () => {
  test('asks the buyer to a session at its time, in UTC', () => {
    const { calendar, event, alarm } = eventOf();
    expect(valueOf(calendar, 'VERSION')).toBe('2.0');
    expect(valueOf(calendar, 'METHOD')).toBe('REQUEST');
    expect(valueOf(event, 'UID')).toBe('3f2a91bc-5c1d-4e5f-8a9b-0c1d2e3f4a5b@mentor.example');
    expect(valueOf(event, 'DTSTAMP')).toBe('20261121T080000Z');
    expect(valueOf(event, 'DTSTART')).toBe('20261124T123000Z');
    expect(valueOf(event, 'DTEND')).toBe('20261124T130000Z');
    expect(valueOf(event, 'SEQUENCE')).toBe('0');
    expect(valueOf(event, 'STATUS')).toBe('CONFIRMED');
    expect(propertiesOf(event, 'ORGANIZER')).toEqual([
      {
        name: 'ORGANIZER',
        parameters: { CN: 'Ananya Mehra' },
        value: 'mailto:hello@mentor.example',
      },
    ]);
    expect(propertiesOf(event, 'ATTENDEE')).toEqual([
      {
        name: 'ATTENDEE',
        parameters: {
          CUTYPE: 'INDIVIDUAL',
          ROLE: 'REQ-PARTICIPANT',
          PARTSTAT: 'NEEDS-ACTION',
          RSVP: 'TRUE',
          CN: 'Rohan Sharma',
        },
        value: 'mailto:rohan@college.example',
      },
    ]);
    expect(valueOf(alarm, 'TRIGGER')).toBe('-PT15M');
    expect(valueOf(alarm, 'ACTION')).toBe('DISPLAY');
  });

  test('leads to where one joins, and to the page of the session', () => {
    const { event } = eventOf();
    expect(valueOf(event, 'LOCATION')).toBe('https://meet.example/a\\;b?c=1\\,2');
    expect(valueOf(event, 'URL')).toBe('https://mentor.example/session/abc');
    const without = eventOf({ joiningLink: null }).event;
    expect(valueOf(without, 'LOCATION')).toBe('https://mentor.example/session/abc');
    expect(valueOf(without, 'DESCRIPTION')).not.toContain('Join');
  });

  test('of a moved session is the same entry, changed', () => {
    const moved = eventOf({ sequence: 1, starts_at: '2026-11-25T12:30:00+00:00' }).event;
    expect(valueOf(moved, 'UID')).toBe(valueOf(eventOf().event, 'UID'));
    expect(valueOf(moved, 'SEQUENCE')).toBe('1');
  });

  test('that is taken back cancels the entry, and reminds nobody', () => {
    const { calendar, event, alarm } = eventOf({ method: 'CANCEL', sequence: 2 });
    expect(valueOf(calendar, 'METHOD')).toBe('CANCEL');
    expect(valueOf(event, 'STATUS')).toBe('CANCELLED');
    expect(valueOf(event, 'SEQUENCE')).toBe('2');
    expect(propertiesOf(event, 'ATTENDEE')).toHaveLength(1);
    expect(propertiesOf(event, 'ATTENDEE')[0]?.parameters).not.toHaveProperty('RSVP');
    expect(alarm).toEqual([]);
  });

  test('for the mentor, who invites, has nobody who is to answer', () => {
    const { calendar, event } = eventOf({ method: 'PUBLISH' });
    expect(valueOf(calendar, 'METHOD')).toBe('PUBLISH');
    expect(propertiesOf(event, 'ATTENDEE')).toEqual([]);
    expect(propertiesOf(event, 'ORGANIZER')).toHaveLength(1);
  });

  test('names nobody whose name is not known', () => {
    const { event } = eventOf({ attendee: { name: '', email: 'rohan@college.example' } });
    expect(propertiesOf(event, 'ATTENDEE')[0]?.parameters).not.toHaveProperty('CN');
  });
});

const pieces = fc.constantFrom(
  'Asha',
  'साक्षात्कार 🎓',
  '"',
  '\\',
  ';',
  ',',
  ':',
  '^n',
  '^',
  '\r\n',
  '\n',
  '\r',
  '\r\n ',
  '\u0085',
  '\u2028',
  '\u000b',
  '\u0000',
  '\t',
  '\nEND:VEVENT\nBEGIN:VEVENT\nUID:x',
  '";ROLE=CHAIR:mailto:evil@evil.example\r\nATTENDEE:',
  '\ud800',
  ' ',
);
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 150 }),
  fc.array(pieces, { minLength: 1, maxLength: 12 }).map((parts) => parts.join('')),
);

test('whatever is typed as a name or an address, the file keeps its lines and says nothing else', () => {
  const namesIn = (changes: Partial<Invitation>) => {
    const { calendar, event, alarm } = eventOf(changes);
    return [calendar, event, alarm].map((lines) =>
      lines.map(({ name, parameters }) => [name, ...Object.keys(parameters)].join(' ')),
    );
  };
  const expected = namesIn({});
  fc.assert(
    fc.property(hostile, hostile, (typed, address) => {
      // The space keeps the parameter there when nothing was typed.
      const name = `${typed} `;
      const changes = {
        title: typed,
        description: typed,
        joiningLink: typed,
        organizer: { name, email: address },
        attendee: { name, email: address },
      };
      expect(namesIn(changes)).toEqual(expected);
      const { event } = eventOf(changes);
      expect(valueOf(event, 'UID')).toBe(valueOf(eventOf().event, 'UID'));
      expect(propertiesOf(event, 'ATTENDEE')[0]?.parameters['ROLE']).toBe('REQ-PARTICIPANT');
      expect(propertiesOf(event, 'ATTENDEE')[0]?.value).toMatch(/^mailto:[\x21-\x7e]*$/);
    }),
    { numRuns: 500 },
  );
});

test('the link to Google Calendar names the time in India, and where one joins', () => {
  const { searchParams } = new URL(googleCalendarLink(invitation));
  expect(searchParams.get('dates')).toBe('20261124T180000/20261124T183000');
  expect(searchParams.get('ctz')).toBe('Asia/Kolkata');
  expect(searchParams.get('text')).toBe(invitation.title);
  expect(searchParams.get('location')).toBe(invitation.joiningLink);
  expect(searchParams.get('details')).toContain(invitation.address);
});
