import { eventSlug } from '#src/features/events/lib/address.ts';
import { withNext } from '#src/shared/lib/next-path.ts';
import { paths } from '#src/shared/paths.ts';

interface AddressedEvent {
  id: string;
  title: string;
}

/** Asks a page with events to open the registration dialog of the event with this id. */
export const registerParameter = 'register';

export const eventPath = (event: AddressedEvent) => `${paths.events}/${eventSlug(event)}`;

/** The event as a file for calendar programs, made at build. */
export const eventFilePath = (event: AddressedEvent) => `${eventPath(event)}.ics`;

/** All events of the last year and to come, in one file for calendar programs. */
export const eventCalendarPath = `${paths.events}.ics`;

/** Asks the create screen to begin with the words of the event with this id. */
export const copyParameter = 'copy';

export const copyEventPath = (id: string) => `${paths.createEvent}?${copyParameter}=${id}`;

export const editEventPath = (id: string) => `${paths.events}/edit/${id}`;

/** The parts of the address that say which events an admin looks at. */
export const statusParameter = 'status';
export const periodParameter = 'when';

export const proposedEventsPath = `${paths.adminEvents}?${statusParameter}=pending`;

/** The nearest first. */
export const upcomingEventsPath = `${paths.adminEvents}?${periodParameter}=upcoming`;

/** To the sign-in screen, and from there back to `page` with the registration dialog open. */
export const loginToRegisterPath = (eventId: string, page: string = paths.events) =>
  withNext(paths.auth, `${page}?${registerParameter}=${eventId}`);
