import {
  type CalendarSession,
  invitationFile,
  type InvitationMethod,
} from '#src/features/sessions/lib/invitation.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { site } from '#src/shared/content/site.ts';
import { mailNameSchema } from '#src/shared/schemas/mail-name.ts';
import type { MailAttachment } from '../mail/content.ts';
import { environment } from '../site/env.ts';
import type { BookedSession } from './session-payload.ts';

/** Together with the page where the reader sees it. */
type InvitedSession = BookedSession & { address: string };

export function calendarSession(session: InvitedSession): CalendarSession {
  const { mentorshiptype, customer_name, reader } = session;
  const { name, minutes } = offerOf(mentorshiptype);
  return {
    title: reader === 'mentor' ? `${name}: ${customer_name}` : `${name} with ${site.name}`,
    description: `${name}, ${minutes} minutes.`,
    starts_at: session.starts_at,
    ends_at: session.ends_at,
    address: session.address,
    joiningLink: session.joining_link,
  };
}

/**
 * The session as a part of a mail that calendars read. The mentor calls the meeting and has no invitation to answer, so
 * their file is published.
 */
export function invitationPart(
  session: InvitedSession,
  wanted: 'REQUEST' | 'CANCEL',
  stamp: string,
): MailAttachment {
  const method: InvitationMethod =
    session.reader === 'mentor' && wanted === 'REQUEST' ? 'PUBLISH' : wanted;
  return {
    filename: 'invite.ics',
    // Calendars look for the method here and in the file (RFC 6047, section 2.4).
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: invitationFile({
      ...calendarSession(session),
      method,
      bookingId: session.booking_id,
      host: new URL(environment().SITE_URL).hostname,
      sequence: session.sequence,
      stamp,
      organizer: { name: site.name, email: site.email },
      attendee: {
        name: mailNameSchema.safeParse(session.customer_name).data ?? '',
        email: session.customer_email,
      },
    }),
  };
}
