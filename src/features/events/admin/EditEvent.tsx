import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { RequireRole } from '#src/features/auth/islands/RequireRole.tsx';
import type { ManagedEvent } from '#src/features/events/schemas/event.ts';
import type { EventForm as Form } from '#src/features/events/schemas/form.ts';
import {
  $editedEvent,
  $isUpdating,
  loadEvent,
  saveEvent,
  takeTheirs,
} from '#src/features/events/stores/editing.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { TextField } from '#src/shared/ui/Field.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { EventForm } from './EventForm.tsx';
import { LoadingEvent } from './LoadingEvent.tsx';
import { ToldOfChange } from './ToldPeople.tsx';
import { useEventDraft } from './use-event-draft.ts';

/** docs/product.md 2.7, Edit event: a plain date input, and a category that is free text. */
export function EditEvent() {
  return (
    <RequireRole who="admin" denied="page" loading={<LoadingEvent />}>
      <Opened />
    </RequireRole>
  );
}

function Opened() {
  const id = location.pathname.split('/').at(-1) ?? '';
  const edited = useStore($editedEvent);
  useEffect(() => void loadEvent(id), [id]);

  if (edited.state === 'loading') return <LoadingEvent />;
  if (edited.state === 'ready') return <Editor key={edited.event.updated_at} {...edited} />;
  return (
    <EmptyState title={notices.eventLoadFailed.message ?? ''}>
      <Button onClick={() => void loadEvent(id)}>Try Again</Button>
    </EmptyState>
  );
}

interface EditorProps {
  event: ManagedEvent;
  theirs: ManagedEvent | undefined;
}

function Editor({ event, theirs }: EditorProps) {
  const busy = useStore($isUpdating);
  const [typed, setTyped] = useState<Form>();
  const { id, updated_at, joining_link } = event;
  const draft = useEventDraft({ updated_at, joining_link });
  const beginning = { ...event, ...draft.typed };
  const dropTyped = () => {
    draft.discard();
    takeTheirs();
  };

  return (
    <>
      {theirs && typed && (
        <ChangedMeanwhile theirs={theirs} typed={typed} onTakeTheirs={dropTyped} />
      )}
      <EventForm
        key={draft.round}
        event={event}
        draft={draft}
        busy={busy}
        submitLabel="Update Event"
        busyLabel="Updating..."
        dateField={(problem) => (
          <TextField
            label="Event Date"
            name="event_date"
            type="date"
            required
            max={limits.latestDate}
            defaultValue={beginning.event_date}
            problem={problem}
          />
        )}
        categoryField={(problem) => (
          <TextField
            label="Category"
            name="category"
            required
            maxLength={limits.categoryMaximum}
            defaultValue={beginning.category}
            problem={problem}
          />
        )}
        note={<ToldOfChange event={event} />}
        send={(form) => {
          setTyped(form);
          return saveEvent({ event: { id, ...draft.seen }, form });
        }}
      />
    </>
  );
}
