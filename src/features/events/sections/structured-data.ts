import { isOnline } from '#src/features/events/lib/place.ts';
import { eventPath } from '#src/features/events/paths.ts';
import type { PublicEvent } from '#src/features/events/schemas/event.ts';
import { isoTimeInIndia } from '#src/shared/lib/dates/india.ts';
import { endedEarly, isPastEvent } from '#src/shared/lib/event-timing.ts';
import { takenFile } from '#src/shared/lib/taken-picture.ts';
import { paths } from '#src/shared/paths.ts';
import { mentorData } from '#src/shared/sections/structured-data.ts';

type Origin = URL | undefined;

const absolute = (path: string, origin: Origin) => new URL(path, origin).href;

/** What search engines read beside an event (schema.org). `image` is the path of its share image. */
export function eventData(origin: Origin, event: PublicEvent, image: string, today?: string) {
  const address = absolute(eventPath(event), origin);
  const mentor = mentorData(origin);
  const online = isOnline(event.venue);
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    url: address,
    image: event.picture
      ? absolute(takenFile(event.picture.name, 1280), origin)
      : (event.poster_url ?? absolute(image, origin)),
    startDate: isoTimeInIndia(event.event_date, event.event_time),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: online
      ? { '@type': 'VirtualLocation', name: event.venue, url: address }
      : {
          '@type': 'Place',
          name: event.venue,
          address: { '@type': 'PostalAddress', streetAddress: event.venue, addressCountry: 'IN' },
        },
    organizer: { '@type': 'Person', '@id': mentor['@id'], name: mentor.name, url: mentor.url },
    performer: { '@id': mentor['@id'] },
    inLanguage: 'en-IN',
    isAccessibleForFree: true,
    ...(event.recording_url && {
      recordedIn: { '@type': 'CreativeWork', url: event.recording_url },
    }),
    // Nobody can take a place at an event that is over.
    ...(!isPastEvent(event, today) && {
      offers: {
        '@type': 'Offer',
        price: 0,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        url: address,
      },
    }),
  };
}

/** The structured data of an event's page. For an event that ended early it does not say that it begins on its date. */
export function eventPageData(origin: Origin, event: PublicEvent, image: string, today?: string) {
  const breadcrumbs = eventBreadcrumbData(origin, event);
  return endedEarly(event, today)
    ? [breadcrumbs]
    : [eventData(origin, event, image, today), breadcrumbs];
}

/** The way from home to an event. */
const eventBreadcrumbData = (origin: Origin, event: PublicEvent) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: 'Home', path: paths.home },
    { name: 'Events', path: paths.events },
    { name: event.title, path: eventPath(event) },
  ].map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: absolute(step.path, origin),
  })),
});
