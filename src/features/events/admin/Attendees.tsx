import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { GuardianNote } from '#src/features/legal/islands/GuardianNote.tsx';
import type { ManagedEvent } from '#src/features/events/schemas/event.ts';
import {
  type Attendee,
  $attendees,
  exportAttendees,
  loadAttendees,
} from '#src/features/events/stores/attendees.ts';
import { indiaMoment } from '#src/shared/lib/dates/india.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { DataTable } from '#src/shared/ui/DataTable.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { TextField } from '#src/shared/ui/Field.tsx';

interface AttendeesProps {
  event: ManagedEvent;
  onBack: () => void;
}

/** Who comes to an event: a table with a search, and all of it as a file for a spreadsheet. */
export function Attendees({ event, onBack }: AttendeesProps) {
  const attendees = useStore($attendees);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    void loadAttendees(event.id);
  }, [event.id]);

  return (
    <div className="grid gap-6">
      <p>
        <Button look="quiet" small onClick={onBack}>
          Back to events
        </Button>
      </p>
      <h2 ref={heading} tabIndex={-1} className="text-large outline-none">
        Registrations: {event.title}
      </h2>
      {attendees.status === 'loading' && (
        <p role="status" className="py-12 text-center text-soft">
          Loading registrations...
        </p>
      )}
      {attendees.status === 'failed' && (
        <Button
          look="quiet"
          className="justify-self-center"
          onClick={() => void loadAttendees(event.id)}
        >
          Try Again
        </Button>
      )}
      {attendees.status === 'loaded' &&
        (attendees.registrations.length > 0 ? (
          <AttendeeTable event={event} all={attendees.registrations} />
        ) : (
          <EmptyState title="No registrations yet" />
        ))}
    </div>
  );
}

const columns = ['Name', 'Email', 'College', 'Phone', 'Registered'];
const rowsShown = 200;
const textOf = (attendee: Attendee) =>
  [
    attendee.user_name,
    attendee.user_email,
    attendee.college_name,
    attendee.phone_number,
    attendee.guardian_name,
    attendee.guardian_email,
  ]
    .join(' ')
    .toLowerCase();

function AttendeeTable({ event, all }: { event: ManagedEvent; all: Attendee[] }) {
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const found = wanted ? all.filter((attendee) => textOf(attendee).includes(wanted)) : all;

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="w-full max-w-[24rem]">
          <TextField
            label="Search registrations"
            type="search"
            value={words}
            onChange={(change) => setWords(change.target.value)}
          />
        </div>
        <Button look="quiet" onClick={() => exportAttendees(event, all)}>
          Export CSV
        </Button>
      </div>
      <p role="status" className="text-small text-soft">
        {found.length === all.length
          ? `${all.length} registered`
          : `${found.length} of ${all.length} registered`}
        {found.length > rowsShown && `, the first ${rowsShown} are shown; the file has all`}
      </p>
      <DataTable caption="Registrations" columns={columns} scrolls>
        {found.slice(0, rowsShown).map((attendee) => (
          <tr key={attendee.id}>
            <th scope="row">
              {attendee.user_name}
              <GuardianNote {...attendee} />
            </th>
            <td>{attendee.user_email}</td>
            <td>{attendee.college_name}</td>
            <td className="whitespace-nowrap">{attendee.phone_number}</td>
            <td className="whitespace-nowrap figures">{indiaMoment(attendee.created_at)}</td>
          </tr>
        ))}
      </DataTable>
    </>
  );
}
