import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { filterEvents, hasFilter } from '#src/features/events/lib/search.ts';
import type { PublicEvent } from '#src/features/events/schemas/event.ts';
import { $eventChoice } from '#src/features/events/stores/choice.ts';
import {
  $shownEvents,
  showAllEvents,
  showMoreEvents,
  tryAgain,
} from '#src/features/events/stores/events.ts';
import { eventLists, isComplete } from '#src/features/events/stores/lists.ts';
import { pastEvents, upcomingEvents } from '#src/shared/lib/event-timing.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { staleRows } from '#src/shared/messages/stale-rows.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { type Period, periodLabels } from './EventTabs.tsx';
import { EventTile } from './EventTile.tsx';

export interface PrebuiltList {
  /** The first ones, with the beginning of their descriptions. */
  rows: PublicEvent[];
  total: number;
}

interface EventPanelProps {
  period: Period;
  isChosen: boolean;
  prebuilt: PrebuiltList;
  today: string;
}

const emptyMessages = {
  upcoming: { title: 'No upcoming events', message: 'Check back soon for new events!' },
  past: { title: 'No past events', message: 'Past events will appear here.' },
};

const inPeriod = { upcoming: upcomingEvents, past: pastEvents };

/** What one tab shows. Without JavaScript both panels are there, one below the other. */
export function EventPanel({ period, isChosen, prebuilt, today }: EventPanelProps) {
  const choice = useStore($eventChoice, { ssr: 'initial' });
  const shown = useStore($shownEvents, { ssr: 'initial' });
  const list = useStore(eventLists[period].$list, { ssr: 'initial' });

  const { rows = prebuilt.rows, total = prebuilt.total, hasFailed } = list;
  const isLoading = list.status === 'loading';
  const current = useMemo(() => inPeriod[period](rows, today), [rows, period, today]);
  const matching = useMemo(() => filterEvents(current, choice), [current, choice]);
  const isFiltered = hasFilter(choice);
  const count = isFiltered || isComplete(list) ? matching.length : total;

  return (
    <div
      role="tabpanel"
      id={`panel-${period}`}
      aria-labelledby={`tab-${period}`}
      className={isChosen ? 'grid gap-6' : 'hidden gap-6 noscript:mt-16 noscript:grid'}
    >
      <h2 className="sr-only noscript:not-sr-only">{periodLabels[period]}</h2>
      {hasFailed && (
        <LoadFailed
          isQuiet={current.length > 0}
          message={current.length > 0 ? staleRows('events') : notices.eventsLoadFailed.message}
          busy={isLoading}
          onTryAgain={() => void tryAgain()}
        />
      )}
      <p role="status" className="text-small text-soft noscript:hidden">
        {isLoading && (isFiltered || matching.length === 0)
          ? 'Loading events...'
          : matching.length > 0 && (count === 1 ? '1 event' : `${count} events`)}
      </p>
      {matching.length > 0 && (
        <ul className="grid gap-[var(--gap)] sm:grid-cols-2 lg:grid-cols-3">
          {matching.slice(0, shown).map((event) => (
            <EventTile key={event.id} event={event} today={today} />
          ))}
        </ul>
      )}
      {matching.length === 0 && !isLoading && !hasFailed && (
        <EmptyState {...emptyMessages[period]}>
          {current.length > 0 && (
            <Button look="quiet" small onClick={showAllEvents}>
              Show all events
            </Button>
          )}
        </EmptyState>
      )}
      {matching.length > 0 && shown < count && (
        <Button
          look="quiet"
          className="justify-self-center noscript:hidden"
          busy={isLoading && matching.length <= shown}
          busyLabel="Loading events..."
          onClick={() => void showMoreEvents()}
        >
          Show more events
        </Button>
      )}
    </div>
  );
}
