import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $eventChoice } from '#src/features/events/stores/choice.ts';
import { openEvents } from '#src/features/events/stores/events.ts';
import {
  followRegistrations,
  resumeRegistration,
} from '#src/features/events/stores/registration.ts';
import { paths } from '#src/shared/paths.ts';
import { $isAdmin } from '#src/shared/stores/session.ts';
import { useToday } from '#src/shared/ui/use-today.ts';
import { EventFilters } from './EventFilters.tsx';
import { EventPanel, type PrebuiltList } from './EventPanel.tsx';
import { EventTabs, periods } from './EventTabs.tsx';
import { RegistrationDialog } from './RegistrationDialog.tsx';

interface EventListProps {
  upcoming: PrebuiltList;
  past: PrebuiltList;
  categories: string[];
  /** YYYY-MM-DD */
  builtOn: string;
}

/** The events page: tabs, filter and grid (docs/product.md 2.7, Events). */
export function EventList({ upcoming, past, categories, builtOn }: EventListProps) {
  const { period } = useStore($eventChoice, { ssr: 'initial' });
  const isAdmin = useStore($isAdmin, { ssr: 'initial' });
  const today = useToday(builtOn);
  // On another day, other events are past.
  useEffect(() => void openEvents(), [today]);
  useEffect(() => {
    void followRegistrations();
    void resumeRegistration();
  }, []);

  const prebuilt = { upcoming, past };
  return (
    <>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4 noscript:hidden">
        <EventTabs chosen={period} />
        {isAdmin && (
          <a className="btn btn-fill btn-small" href={paths.createEvent}>
            Create New Event
          </a>
        )}
      </div>
      <EventFilters categories={categories} />
      {periods.map((each) => (
        <EventPanel
          key={each}
          period={each}
          isChosen={each === period}
          prebuilt={prebuilt[each]}
          today={today}
        />
      ))}
      <RegistrationDialog />
    </>
  );
}
