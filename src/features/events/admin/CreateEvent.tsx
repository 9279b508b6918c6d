import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { RequireRole } from '#src/features/auth/islands/RequireRole.tsx';
import { copyParameter } from '#src/features/events/paths.ts';
import type { ManagedEvent } from '#src/features/events/schemas/event.ts';
import {
  $editedEvent,
  $isCreating,
  $offeredCategories,
  createEvent,
  loadCategories,
  loadEvent,
} from '#src/features/events/stores/editing.ts';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';
import { SelectField } from '#src/shared/ui/Field.tsx';
import { CalendarField } from './CalendarField.tsx';
import { EventForm } from './EventForm.tsx';
import { LoadingEvent } from './LoadingEvent.tsx';
import { useEventDraft } from './use-event-draft.ts';

/** docs/product.md 2.7, Create event. `?copy={id}` begins with the words of another event. */
export function CreateEvent() {
  return (
    <RequireRole who="admin" denied="createEvent" loading={<LoadingEvent />}>
      <Opened />
    </RequireRole>
  );
}

function Opened() {
  const original = new URLSearchParams(location.search).get(copyParameter);
  const edited = useStore($editedEvent);
  useEffect(() => {
    void loadCategories();
    if (original) void loadEvent(original);
  }, [original]);

  if (original && edited.state === 'loading') return <LoadingEvent />;
  return <NewEvent original={edited.state === 'ready' ? edited.event : undefined} />;
}

function NewEvent({ original }: { original: ManagedEvent | undefined }) {
  const busy = useStore($isCreating);
  const known = useStore($offeredCategories);
  const draft = useEventDraft();
  const category = draft.typed?.category ?? original?.category ?? '';
  const categories = [...new Set([...known, ...(category ? [category] : [])])];
  // A copy is another event: it has not happened and is not recorded.
  const beginning = original && { ...original, is_past_event: false, recording_url: null };

  return (
    <EventForm
      key={draft.round}
      event={beginning}
      draft={draft}
      busy={busy}
      submitLabel="Create Event"
      busyLabel="Creating..."
      dateField={(problem) => (
        <CalendarField
          label="Event Date"
          name="event_date"
          earliest={todayInIndia()}
          initial={draft.typed?.event_date}
          problem={problem}
        />
      )}
      categoryField={(problem) => (
        <SelectField
          // The categories can come after the form.
          key={categories.length}
          label="Category"
          name="category"
          required
          placeholder="Choose one"
          options={categories.map((name) => ({ value: name, label: name }))}
          defaultValue={category}
          problem={problem}
        />
      )}
      send={(form) => createEvent(form)}
    />
  );
}
