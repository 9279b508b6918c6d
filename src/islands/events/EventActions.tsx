import { useEffect } from 'react';
import { eventPath } from '#src/config/event-paths.ts';
import { isPastEvent } from '#src/lib/event-timing.ts';
import type { PublicEvent } from '#src/schemas/event.ts';
import { followRegistrations, resumeRegistration } from '#src/stores/event-registration.ts';
import { CalendarLinks } from './CalendarLinks.tsx';
import { PastEventAction } from './PastEventAction.tsx';
import { RegistrationAction } from './RegistrationAction.tsx';
import { RegistrationDialog } from './RegistrationDialog.tsx';
import { ShareEvent } from './ShareEvent.tsx';
import { useToday } from './use-today.ts';

interface EventActionsProps {
  event: PublicEvent;
  /** The site's own, such as https://mentor.example. */
  origin: string;
  /** YYYY-MM-DD */
  builtOn: string;
  /** An event that is newer than the pages has no file of its own yet. */
  hasFile?: boolean;
}

/** What one can do about an event: register, put it into a calendar, pass it on. */
export function EventActions({ event, origin, builtOn, hasFile = true }: EventActionsProps) {
  const today = useToday(builtOn);
  const address = `${origin}${eventPath(event)}`;
  useEffect(() => {
    void followRegistrations();
    void resumeRegistration();
  }, []);

  return (
    <div className="grid gap-5">
      {isPastEvent(event, today) ? (
        <PastEventAction event={event} />
      ) : (
        <>
          <div className="flex flex-col">
            <RegistrationAction event={event} page={eventPath(event)} />
          </div>
          <CalendarLinks event={event} address={address} hasFile={hasFile} />
        </>
      )}
      <ShareEvent title={event.title} address={address} />
      <RegistrationDialog />
    </div>
  );
}
