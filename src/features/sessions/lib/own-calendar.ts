import type { Session } from '#src/features/sessions/schemas/session.ts';
import type { CalendarSession } from './invitation.ts';

/** A booked session for the buyer's own calendar. */
export const calendarEntry = (
  session: Session & { starts_at: string; ends_at: string },
  words: { title: string; description: string; address: string },
): CalendarSession => ({
  ...words,
  starts_at: session.starts_at,
  ends_at: session.ends_at,
  joiningLink: session.joining_link,
});

/**
 * The id of the booking that a token is of: what a file and the invitation by mail have in common, so that a calendar
 * which gets both shows the session once.
 */
export const bookingIdIn = (token: string): string =>
  token.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
