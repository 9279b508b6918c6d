import { type Invitation, invitationFile } from '#src/features/sessions/lib/invitation.ts';
import { readCalendar } from '../../support/calendar-lines.ts';

export const invitation: Invitation = {
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

/** What a calendar gets of an invitation. */
export const eventOf = (changes: Partial<Invitation> = {}) =>
  readCalendar(invitationFile({ ...invitation, ...changes }));
