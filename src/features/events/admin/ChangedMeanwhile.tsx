import { useEffect, useRef } from 'react';
import { eventMessages } from '#src/features/events/messages.ts';
import type { ManagedEvent } from '#src/features/events/schemas/event.ts';
import type { EventForm } from '#src/features/events/schemas/form.ts';
import { saveTyped, takeTheirs } from '#src/features/events/stores/editing.ts';
import { Button } from '#src/shared/ui/Button.tsx';

interface ChangedMeanwhileProps {
  theirs: ManagedEvent;
  typed: EventForm;
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
export function ChangedMeanwhile({ theirs, typed }: ChangedMeanwhileProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const names = Object.keys(labels) as (keyof EventForm)[];
  const different = names.filter((name) => textOf(theirs[name]) !== textOf(typed[name]));

  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-8 grid gap-4 rounded-card border border-alarm bg-alarm-tint p-6"
    >
      <p className="font-[600]">{eventMessages.changedMeanwhile}</p>
      {different.length > 0 && (
        <table className="w-full table-fixed text-left text-small">
          <thead>
            <tr>
              <th scope="col" className="w-1/4 py-1 pr-3">
                Field
              </th>
              <th scope="col" className="py-1 pr-3">
                Theirs
              </th>
              <th scope="col" className="py-1">
                Yours
              </th>
            </tr>
          </thead>
          <tbody className="align-top">
            {different.map((name) => (
              <tr key={name} className="border-t border-line">
                <th scope="row" className="py-2 pr-3 font-[600]">
                  {labels[name]}
                </th>
                <td className="py-2 pr-3">{textOf(theirs[name])}</td>
                <td className="py-2">{textOf(typed[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="alarm" small onClick={() => saveTyped(typed)}>
          Save mine
        </Button>
        <Button look="quiet" small onClick={takeTheirs}>
          Take theirs
        </Button>
      </div>
    </div>
  );
}
