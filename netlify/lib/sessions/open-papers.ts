import { sessionNotices } from '#src/features/sessions/messages/refusals.ts';
import type { Session, SessionKey } from '#src/features/sessions/schemas/session.ts';
import { problem } from '../http/respond.ts';
import { bookingIdOf } from './bookings.ts';
import { findSessionOrRefuse } from './session-answer.ts';

interface OwnSession {
  session: Session;
  bookingId: string;
}

/** The session of this caller, or the refusal: what they have left can be taken back even after a refund. Throws DatabaseError. */
export async function findOwnSession(key: SessionKey): Promise<OwnSession | Response> {
  const session = await findSessionOrRefuse(key);
  if (session instanceof Response) return session;
  return { session, bookingId: await bookingIdOf(session) };
}

/** The same, and the refusal where the order is not paid for any more. Throws DatabaseError. */
export async function findPaidSession(key: SessionKey): Promise<OwnSession | Response> {
  const own = await findOwnSession(key);
  return !(own instanceof Response) && own.session.was_refunded
    ? problem(404, sessionNotices.missing)
    : own;
}

/** What is prepared for a session can be changed until it is over. */
export const isOver = ({ status, ends_at }: Session, now = Date.now()): boolean =>
  status === 'done' ||
  status === 'no_show_buyer' ||
  (status === 'booked' && ends_at !== null && Date.parse(ends_at) <= now);

/** Whether a text can be the id of a resume: the database throws on others. */
export const isResumeId = (text: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
