import { useStore } from '@nanostores/react';
import type { EventQuery } from '#src/features/events/schemas/event-query.ts';
import {
  $management,
  manageEvents,
  searchManagedEvents,
} from '#src/features/events/stores/manager.ts';
import { SelectField, TextField } from '#src/shared/ui/Field.tsx';
import { StatusFilter } from './StatusFilter.tsx';

const periods: { value: EventQuery['period']; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
];

export function ManagerFilters() {
  const { query, counts } = useStore($management);
  return (
    <div role="search" aria-label="Events" className="grid gap-4">
      <div className="grid gap-4 min-[23rem]:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          label="Search"
          type="search"
          enterKeyHint="search"
          maxLength={200}
          value={query.words}
          onChange={(event) => searchManagedEvents(event.target.value)}
        />
        <SelectField
          label="When"
          options={periods}
          value={query.period}
          onChange={(event) =>
            void manageEvents({ period: event.target.value as EventQuery['period'] })
          }
        />
      </div>
      <StatusFilter chosen={query.status} counts={counts} />
    </div>
  );
}
