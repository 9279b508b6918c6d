import { randomUUID } from 'node:crypto';
import { composeMail } from '../../../netlify/lib/mail/templates.ts';
import { tokenOfLink } from '../../../netlify/lib/sessions/session-token.ts';
import { readCalendar } from '../../support/calendar-lines.ts';

export const orderId = `ord_${'a'.repeat(32)}`;
export const bookingId = randomUUID();
const linkId = randomUUID();

/** What a mail about a session is told of it. */
export const session = {
  booking_id: bookingId,
  link_id: linkId,
  sequence: 1,
  starts_at: '2026-11-24T12:30:00+00:00',
  ends_at: '2026-11-24T13:00:00+00:00',
  order_id: orderId,
  mentorshiptype: 'resume_preparation',
  customer_name: 'Rohan Sharma',
  customer_email: 'rohan@college.example',
  joining_link: 'https://meet.example/ananya' as string | null,
  reader: 'buyer',
  previous_start: '2026-11-23T12:30:00+00:00',
  status: 'cancelled_by_buyer',
  was_refunded: false,
};
export const when = 'Tuesday 24 November 2026, 6:00 pm IST';
export const page = () => `https://mentor.example/session/${tokenOfLink(linkId)}`;

export const mailOf = (kind: string, changes: object = {}) =>
  composeMail({
    kind,
    payload: { ...session, ...changes },
    created_at: '2026-11-20T06:30:00+00:00',
    recipient: 'rohan@college.example',
  });

export const calendarIn = ({ attachments }: Pick<ReturnType<typeof composeMail>, 'attachments'>) =>
  readCalendar(attachments[0]?.content ?? '');

/** The mails that say when the session is. */
export const timed = [
  'session_booked',
  'session_moved',
  'session_cancelled',
  'session_reminder_day',
  'session_reminder_hour',
];
