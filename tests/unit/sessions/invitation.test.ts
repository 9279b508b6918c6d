import { describe, expect, test } from 'vitest';
import { googleCalendarLink } from '#src/features/sessions/lib/invitation.ts';
import { propertiesOf, valueOf } from '../../support/calendar-lines.ts';
import { eventOf, invitation } from './calendar-entry.ts';

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

test('the link to Google Calendar names the time in India, and where one joins', () => {
  const { searchParams } = new URL(googleCalendarLink(invitation));
  expect(searchParams.get('dates')).toBe('20261124T180000/20261124T183000');
  expect(searchParams.get('ctz')).toBe('Asia/Kolkata');
  expect(searchParams.get('text')).toBe(invitation.title);
  expect(searchParams.get('location')).toBe(invitation.joiningLink);
  expect(searchParams.get('details')).toContain(invitation.address);
});
