import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { RequireRole } from '#src/features/auth/islands/RequireRole.tsx';
import type { ManagedEvent } from '#src/features/events/schemas/event.ts';
import {
  $management,
  manageAllEvents,
  manageEvents,
  manageMore,
  openManager,
  refreshEvents,
} from '#src/features/events/stores/manager.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { paths } from '#src/shared/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { useOnReturn } from '#src/shared/ui/use-on-return.ts';
import { useOpened } from '#src/shared/ui/use-opened.ts';
import { Attendees } from './Attendees.tsx';
import { DeleteEvent } from './DeleteEvent.tsx';
import { ManagedEventRow } from './ManagedEventRow.tsx';
import { ManagerFilters } from './ManagerFilters.tsx';

const loading = (
  <p role="status" className="py-24 text-center text-soft">
    Loading events...
  </p>
);

/** docs/product.md 2.7, Event manager. */
export function EventManager() {
  return (
    <RequireRole who="admin" denied="page" loading={loading}>
      <Manager />
    </RequireRole>
  );
}

function Manager() {
  const { events, query, total, status } = useStore($management);
  const { opened, open, close } = useOpened();
  const [leaving, setLeaving] = useState<ManagedEvent>();
  useEffect(() => void openManager(), []);
  useOnReturn(refreshEvents);

  const shown = events.find(({ id }) => id === opened);
  if (shown) return <Attendees event={shown} onBack={close} />;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ManagerFilters />
        <a className="btn btn-fill btn-small" href={paths.createEvent}>
          Create New Event
        </a>
      </div>
      {events.length > 0 && (
        <ul className="grid gap-4" aria-label="Events">
          {events.map((event) => (
            <ManagedEventRow
              key={event.id}
              event={event}
              onShow={() => open(event.id)}
              onDelete={() => setLeaving(event)}
            />
          ))}
        </ul>
      )}
      {status === 'loading' && events.length === 0 && loading}
      {status === 'loaded' && events.length === 0 && (
        <NoEvents isNarrowed={query.words.trim() !== '' || query.period !== 'all'} />
      )}
      {status === 'failed' && (
        <LoadFailed
          message={notices.eventsLoadFailed.message}
          onTryAgain={() => void manageEvents()}
        />
      )}
      {status !== 'failed' && events.length < total && (
        <Button
          look="quiet"
          className="justify-self-center"
          busy={status === 'loading'}
          busyLabel="Loading events..."
          onClick={() => void manageMore()}
        >
          Show more events
        </Button>
      )}
      <DeleteEvent event={leaving} onClose={() => setLeaving(undefined)} />
    </div>
  );
}

const NoEvents = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyState title="No matching events" message="Try other words, or another filter.">
      <Button look="quiet" onClick={() => void manageAllEvents()}>
        Show all events
      </Button>
    </EmptyState>
  ) : (
    <EmptyState title="No events here" />
  );
