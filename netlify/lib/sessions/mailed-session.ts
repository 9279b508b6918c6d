import { googleCalendarLink } from '#src/features/sessions/lib/invitation.ts';
import { sessionClock, sessionTime } from '#src/features/sessions/lib/session-time.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { paths, sessionPath } from '#src/shared/paths.ts';
import type { MailContent } from '../mail/content.ts';
import { addressOf } from '../mail/order-mail.ts';
import { calendarSession, invitationPart } from './invitation-part.ts';
import type { BookedSession, MailedSession } from './session-payload.ts';
import { tokenOfLink } from './session-token.ts';

/** Where the reader sees and changes the session. No link of a mail changes anything by itself. */
export const pageOf = ({ reader, link_id }: MailedSession): MailContent['action'] =>
  reader === 'mentor'
    ? { label: 'Open the sessions', url: addressOf(paths.adminSessions) }
    : { label: 'See your session', url: addressOf(sessionPath(tokenOfLink(link_id))) };

/** What the mails of one session say alike. */
export function bookedSession(session: BookedSession, queuedAt: string) {
  const { starts_at, mentorshiptype, reader } = session;
  const when = sessionTime(starts_at);
  const page = pageOf(session);
  const invited = { ...session, address: page.url };
  return {
    when,
    clock: sessionClock(starts_at),
    page,
    sentence: `Your session is on ${when}. It takes ${offerOf(mentorshiptype).minutes} minutes.`,
    joining: joiningSentence(session),
    attached: 'The attached file puts it into your calendar.',
    timeFacts: timeFacts(session),
    facts: [
      { label: 'Session', value: offerOf(mentorshiptype).name },
      ...timeFacts(session),
      ...(reader === 'mentor' ? buyerFacts(session) : []),
      { label: 'Order', value: session.order_id },
    ],
    googleLink: {
      label: 'Add to Google Calendar',
      url: googleCalendarLink(calendarSession(invited)),
    },
    changeNote:
      'Can’t make it? Your session’s page says until when you can cancel it, and whether you can still move it.',
    invitation: (method: 'REQUEST' | 'CANCEL') => invitationPart(invited, method, queuedAt),
  };
}

function joiningSentence({ joining_link, reader }: MailedSession): string {
  if (joining_link !== null) return 'You join with the link below.';
  return reader === 'mentor'
    ? 'Your sessions have no joining link yet. Set one on the sessions page, so that the buyer can join.'
    : 'The joining link appears on your session’s page as soon as it is set.';
}

const timeFacts = ({ starts_at, joining_link }: BookedSession) => [
  { label: 'When', value: sessionTime(starts_at) },
  ...(joining_link === null ? [] : [{ label: 'Joining link', value: joining_link }]),
];

const buyerFacts = ({ customer_name, customer_email }: MailedSession) => [
  { label: 'Buyer', value: customer_name.replace(/\s+/g, ' ').trim() },
  { label: 'Email', value: customer_email },
];
