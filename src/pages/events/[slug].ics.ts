import type { APIRoute, GetStaticPaths } from 'astro';
import { eventSlug } from '#src/features/events/lib/address.ts';
import { calendarFile } from '#src/features/events/lib/calendar-file.ts';
import { eventPath } from '#src/features/events/paths.ts';
import type { PublicEvent } from '#src/features/events/schemas/event.ts';
import { snapshot } from '#src/snapshot/rows.ts';

export const getStaticPaths = (async () => {
  const { events } = await snapshot();
  return events.map((event) => ({ params: { slug: eventSlug(event) }, props: { event } }));
}) satisfies GetStaticPaths;

/** One event for a calendar program. */
export const GET: APIRoute<{ event: PublicEvent }> = ({ props: { event }, site }) =>
  new Response(
    calendarFile([event], {
      origin: site!.origin,
      addressOf: (event) => new URL(eventPath(event), site).href,
    }),
  );
