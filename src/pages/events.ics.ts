import type { APIRoute } from 'astro';
import { snapshot } from '#src/build/snapshot.ts';
import { eventPath } from '#src/config/event-paths.ts';
import { site as words } from '#src/config/site.ts';
import { calendarFile } from '#src/lib/calendar-file.ts';
import { calendarEvents } from '#src/lib/event-timing.ts';

/** All events as a calendar that one can subscribe to; the last year of them. */
export const GET: APIRoute = async ({ site }) => {
  const { events } = await snapshot();
  return new Response(
    calendarFile(calendarEvents(events), {
      origin: site!.origin,
      addressOf: (event) => new URL(eventPath(event), site).href,
      name: `Events · ${words.name}`,
    }),
  );
};
