import {
  type CalendarEvent,
  calendarFile,
  googleCalendarLink,
} from '#src/features/events/lib/calendar-file.ts';
import { eventFilePath } from '#src/features/events/paths.ts';
import type { PublicEvent } from '#src/features/events/schemas/event.ts';

interface CalendarLinksProps {
  event: PublicEvent;
  address: string;
  hasFile: boolean;
  /** Known to registered people only; the site's own file does not hold it. */
  joiningLink: string | undefined;
}

export function CalendarLinks({ event, address, hasFile, joiningLink }: CalendarLinksProps) {
  const entry = { ...event, joiningLink };
  const isPublic = hasFile && joiningLink === undefined;
  return (
    <div className="grid gap-2">
      <h2 className="tracking-normal font-sans text-small font-[600]">Add to calendar</h2>
      <div className="flex flex-wrap gap-2">
        <a
          className="btn btn-quiet btn-small"
          href={isPublic ? eventFilePath(event) : dataAddress(entry, address)}
          download="event.ics"
        >
          Calendar file
        </a>
        <a
          className="btn btn-quiet btn-small"
          href={googleCalendarLink(entry, address)}
          target="_blank"
          rel="noopener"
        >
          Google<span className="sr-only"> Calendar (opens in a new tab)</span>
        </a>
      </div>
    </div>
  );
}

const dataAddress = (event: CalendarEvent, address: string) =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(
    calendarFile([event], { origin: address, addressOf: () => address }),
  )}`;
