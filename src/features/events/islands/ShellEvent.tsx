import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { eventMessages } from '#src/features/events/messages.ts';
import { $shownEvent, findShownEvent } from '#src/features/events/stores/shell.ts';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { paths } from '#src/shared/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EventActions } from './EventActions.tsx';
import { EventArticle } from './EventArticle.tsx';

/** The page of an event that is newer than the built pages. */
export function ShellEvent() {
  const shown = useStore($shownEvent, { ssr: 'initial' });
  useEffect(() => void findShownEvent(), []);

  if (shown.state === 'found') {
    const { event } = shown;
    return (
      <EventArticle event={event} today={todayInIndia()}>
        <EventActions
          event={event}
          origin={location.origin}
          builtOn={todayInIndia()}
          hasFile={false}
        />
      </EventArticle>
    );
  }
  return (
    <div className="page pb-[var(--section-y)]">
      <h1 className="sr-only noscript:not-sr-only">Event</h1>
      {shown.state === 'loading' && (
        <p role="status" className="py-24 text-center text-soft noscript:hidden">
          Loading event details...
        </p>
      )}
      {shown.state === 'missing' && (
        <EmptyState {...eventMessages.notFound}>
          <a className="btn btn-fill" href={paths.events}>
            View All Events
          </a>
        </EmptyState>
      )}
      {shown.state === 'failed' && (
        <EmptyState title={notices.eventLoadFailed.message ?? ''}>
          <Button onClick={() => void findShownEvent()}>Try Again</Button>
        </EmptyState>
      )}
    </div>
  );
}
