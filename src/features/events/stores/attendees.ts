import {
  listRegistrations,
  type StoredRegistration,
} from '#src/features/events/data/registrations.ts';
import { eventSlug } from '#src/features/events/lib/address.ts';
import { eventNotices } from '#src/features/events/messages.ts';
import type { ManagedEvent } from '#src/features/events/schemas/event.ts';
import { csvFile } from '#src/shared/lib/csv.ts';
import { indiaMoment } from '#src/shared/lib/dates/india.ts';
import { guardianCells, guardianHeader } from '#src/shared/lib/guardian-cells.ts';
import { createLoader } from '#src/shared/stores/loader.ts';
import { notify } from '#src/shared/stores/toasts.ts';

export type Attendee = StoredRegistration;

const { $state, load } = createLoader<{ registrations: Attendee[] }>(
  { registrations: [], status: 'loading' },
  () => notify(eventNotices.registrationsFailed),
);

/** Everyone who is registered for the event that an admin looks at. */
export const $attendees = $state;

export const loadAttendees = (eventId: string): Promise<void> =>
  load(async () => ({ registrations: await listRegistrations(eventId) }));

const header = ['Name', 'Email', 'College', 'Phone', 'Registered at (IST)', ...guardianHeader];

/** Saves the registrations as a file for a spreadsheet. */
export function exportAttendees(event: ManagedEvent, attendees: Attendee[]): void {
  const rows = attendees.map((attendee) => [
    attendee.user_name,
    attendee.user_email,
    attendee.college_name,
    attendee.phone_number,
    indiaMoment(attendee.created_at),
    ...guardianCells(attendee),
  ]);
  const address = URL.createObjectURL(
    new Blob([csvFile(header, rows)], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = `registrations-${eventSlug(event)}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
