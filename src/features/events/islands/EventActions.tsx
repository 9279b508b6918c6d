import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { eventPath } from '#src/features/events/paths.ts';
import type { PublicEvent } from '#src/features/events/schemas/event.ts';
import { $joiningLink, loadJoiningLink } from '#src/features/events/stores/joining-link.ts';
import {
  $registeredEvents,
  followRegistrations,
  resumeRegistration,
} from '#src/features/events/stores/registration.ts';
import { isPastEvent } from '#src/shared/lib/event-timing.ts';
import { useToday } from '#src/shared/ui/use-today.ts';
import { CalendarLinks } from './CalendarLinks.tsx';
import { JoiningLink } from './JoiningLink.tsx';
import { PastEventAction } from './PastEventAction.tsx';
import { RegistrationAction } from './RegistrationAction.tsx';
import { RegistrationDialog } from './RegistrationDialog.tsx';
import { ShareEvent } from './ShareEvent.tsx';

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
  const isRegistered = useStore($registeredEvents, { ssr: 'initial' }).has(event.id);
  const joining = useStore($joiningLink, { ssr: 'initial' });
  useEffect(() => {
    void followRegistrations();
    void resumeRegistration();
  }, []);
  useEffect(() => {
    if (isRegistered) void loadJoiningLink(event.id);
  }, [isRegistered, event.id]);

  return (
    <div className="grid gap-5">
      {isPastEvent(event, today) ? (
        <PastEventAction event={event} />
      ) : (
        <>
          <div className="flex flex-col">
            <RegistrationAction event={event} page={eventPath(event)} />
          </div>
          {isRegistered && <JoiningLink event={event} joining={joining} />}
          <CalendarLinks
            event={event}
            address={address}
            hasFile={hasFile}
            joiningLink={isRegistered && joining.state === 'known' ? joining.link : undefined}
          />
        </>
      )}
      <ShareEvent title={event.title} address={address} />
      <RegistrationDialog />
    </div>
  );
}
