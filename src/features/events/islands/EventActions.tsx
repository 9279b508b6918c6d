import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { eventPath } from '#src/features/events/paths.ts';
import type { PublicEvent } from '#src/features/events/schemas/event.ts';
import { $liveEvent, readLiveEvent } from '#src/features/events/stores/live-event.ts';
import { $joiningLink, loadJoiningLink } from '#src/features/events/stores/joining-link.ts';
import {
  $registeredEvents,
  followRegistrations,
  resumeRegistration,
} from '#src/features/events/stores/registration.ts';
import { isPastEvent } from '#src/shared/lib/event-timing.ts';
import { useToday } from '#src/shared/ui/use-today.ts';
import { CalendarLinks } from './CalendarLinks.tsx';
import { EventGone, EventChanged } from './EventNews.tsx';
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

/** What one can do about an event, as it is by now: register, put it into a calendar, pass it on. */
export function EventActions({ event: built, origin, builtOn, hasFile = true }: EventActionsProps) {
  const today = useToday(builtOn);
  const address = `${origin}${eventPath(built)}`;
  const live = useStore($liveEvent, { ssr: 'initial' });
  const event = 'event' in live ? live.event : built;
  const isRegistered = useStore($registeredEvents, { ssr: 'initial' }).has(event.id);
  const joining = useStore($joiningLink, { ssr: 'initial' });
  useEffect(() => {
    void followRegistrations();
    void resumeRegistration();
  }, []);
  useEffect(() => {
    if (hasFile) void readLiveEvent(built);
  }, [hasFile, built]);
  useEffect(() => {
    if (isRegistered) void loadJoiningLink(event.id);
  }, [isRegistered, event.id]);

  if (live.state === 'gone') return <EventGone />;
  return (
    <div className="grid gap-5">
      {live.state === 'changed' && <EventChanged event={event} />}
      {isPastEvent(event, today) ? (
        <PastEventAction event={event} />
      ) : (
        <>
          <div className="flex flex-col">
            <RegistrationAction event={event} page={eventPath(built)} />
          </div>
          {isRegistered && <JoiningLink event={event} joining={joining} />}
          <CalendarLinks
            event={event}
            address={address}
            hasFile={hasFile && live.state !== 'changed'}
            joiningLink={isRegistered && joining.state === 'known' ? joining.link : undefined}
          />
        </>
      )}
      <ShareEvent title={event.title} address={address} />
      <RegistrationDialog />
    </div>
  );
}
