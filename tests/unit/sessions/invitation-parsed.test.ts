import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type Invitation, invitationFile } from '#src/features/sessions/lib/invitation.ts';

const invitation: Invitation = {
  method: 'REQUEST',
  bookingId: '3f2a91bc-5c1d-4e5f-8a9b-0c1d2e3f4a5b',
  host: 'mentor.example',
  sequence: 1,
  stamp: '2026-11-21T08:00:00Z',
  title: 'Mock; Interview, with "Ananya"\nMehra',
  description: 'साक्षात्कार की तैयारी 🎓 '.repeat(9),
  starts_at: '2026-11-24T12:30:00Z',
  ends_at: '2026-11-24T13:00:00Z',
  address: 'https://mentor.example/session/abc',
  joiningLink: 'https://meet.example/a;b?c=1,2',
  organizer: { name: 'Ananya Mehra', email: 'hello@mentor.example' },
  attendee: { name: 'Rohan ^n "x";ROLE=CHAIR', email: 'rohan@college.example' },
};

test.each(['REQUEST', 'CANCEL', 'PUBLISH'] as const)(
  'a calendar program reads %s as it is meant',
  (method) => {
    const calendar = new ICAL.Component(ICAL.parse(invitationFile({ ...invitation, method })));
    expect(calendar.getFirstPropertyValue('method')).toBe(method);
    const [component, ...others] = calendar.getAllSubcomponents('vevent');
    expect(others).toEqual([]);
    const event = new ICAL.Event(component);
    expect(event.uid).toBe('3f2a91bc-5c1d-4e5f-8a9b-0c1d2e3f4a5b@mentor.example');
    expect(event.sequence).toBe(1);
    expect(event.summary).toBe(invitation.title);
    expect(event.location).toBe(invitation.joiningLink);
    expect(event.description).toContain(invitation.description);
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-24T12:30:00.000Z');
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-24T13:00:00.000Z');
    expect(component?.getFirstPropertyValue('status')).toBe(
      method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
    );
    const attendees = component?.getAllProperties('attendee') ?? [];
    expect(attendees).toHaveLength(method === 'PUBLISH' ? 0 : 1);
    for (const attendee of attendees) {
      expect(attendee.getFirstValue()).toBe('mailto:rohan@college.example');
      expect(attendee.getParameter('role')).toBe('REQ-PARTICIPANT');
      expect(attendee.getParameter('cn')).toBe('Rohan ^n ’x’;ROLE=CHAIR');
    }
    expect(component?.getAllSubcomponents('valarm')).toHaveLength(method === 'CANCEL' ? 0 : 1);
  },
);
