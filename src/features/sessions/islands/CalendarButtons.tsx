import { useState } from 'react';
import { googleCalendarLink, invitationFile } from '#src/features/sessions/lib/invitation.ts';
import { bookingIdIn, calendarEntry } from '#src/features/sessions/lib/own-calendar.ts';
import { changeRules } from '#src/features/sessions/messages/own-session.ts';
import type { TimedSession } from '#src/features/sessions/schemas/session.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { site } from '#src/shared/content/site.ts';
import { sessionPath } from '#src/shared/paths.ts';

/** The session as a file for any calendar, and in Google Calendar. */
export function CalendarButtons({ session }: { session: TimedSession }) {
  const [stamp] = useState(() => new Date().toISOString());
  const entry = calendarEntry(session, {
    title: `${offerOf(session.mentorshiptype).name} with ${site.name}`,
    description: changeRules.calendarNote,
    address: location.origin + sessionPath(session.token),
  });
  const file = invitationFile({
    ...entry,
    method: 'PUBLISH',
    bookingId: bookingIdIn(session.token),
    host: location.hostname,
    sequence: session.sequence,
    stamp,
    organizer: { name: site.name, email: site.email },
    attendee: { name: '', email: '' },
  });
  return (
    <div className="grid gap-2">
      <h4 className="tracking-normal font-sans text-small font-semibold">Add to calendar</h4>
      <div className="flex flex-wrap gap-3">
        <a
          className="btn btn-quiet btn-small"
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
          download="session.ics"
        >
          Calendar file
        </a>
        <a
          className="btn btn-quiet btn-small"
          href={googleCalendarLink(entry)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Google<span className="sr-only"> Calendar (opens in a new tab)</span>
        </a>
      </div>
    </div>
  );
}
