import type { APIRoute, GetStaticPaths } from 'astro';
import { snapshot } from '#src/build/snapshot.ts';
import { eventPath } from '#src/config/event-paths.ts';
import { calendarFile } from '#src/lib/calendar-file.ts';
import { eventSlug } from '#src/lib/event-address.ts';
import type { PublicEvent } from '#src/schemas/event.ts';

export const getStaticPaths = (async () => {
  const { events } = await snapshot();
  return events.map((event) => ({ params: { slug: eventSlug(event) }, props: { event } }));
}) satisfies GetStaticPaths;

/** One event for a calendar program. */
export const GET: APIRoute<{ event: PublicEvent }> = ({ props: { event }, site }) =>
  new Response(
    calendarFile([event], {
      origin: site!.origin,
      addressOf: (one) => new URL(eventPath(one), site).href,
    }),
  );
