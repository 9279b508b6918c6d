import { useEffect, useRef } from 'react';
import { eventMessages } from '#src/features/events/messages.ts';
import type { ManagedEvent } from '#src/features/events/schemas/event.ts';
import type { EventForm } from '#src/features/events/schemas/form.ts';
import { saveTyped } from '#src/features/events/stores/editing.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { DataTable } from '#src/shared/ui/DataTable.tsx';

interface ChangedMeanwhileProps {
  theirs: ManagedEvent;
  typed: EventForm;
  onTakeTheirs: () => void;
}

const labels: Record<keyof EventForm, string> = {
  title: 'Title',
  description: 'Description',
  event_date: 'Event Date',
  event_time: 'Event Time',
  venue: 'Venue',
  category: 'Category',
  department: 'Department',
  audience: 'Target Audience',
  poster_url: 'Poster URL',
  recording_url: 'Recording URL',
  link: 'Public Link',
  joining_link: 'Joining Link',
  is_past_event: 'Mark as Past Event',
};

const textOf = (value: string | boolean | null) =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value || '–';

/** Two people edited the same event: shows the differences and asks which version counts. */
export function ChangedMeanwhile({ theirs, typed, onTakeTheirs }: ChangedMeanwhileProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const names = Object.keys(labels) as (keyof EventForm)[];
  const different = names.filter((name) => textOf(theirs[name]) !== textOf(typed[name]));

  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="note note-alarm mb-8 grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <p className="font-[600]">{eventMessages.changedMeanwhile}</p>
      {different.length > 0 && (
        <DataTable caption="What differs" columns={['Field', 'Theirs', 'Yours']}>
          {different.map((name) => (
            <tr key={name}>
              <th scope="row">{labels[name]}</th>
              <td className="wrap-anywhere">{textOf(theirs[name])}</td>
              <td className="wrap-anywhere">{textOf(typed[name])}</td>
            </tr>
          ))}
        </DataTable>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="alarm" small onClick={() => saveTyped(typed)}>
          Save mine
        </Button>
        <Button look="quiet" small onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </div>
    </div>
  );
}
