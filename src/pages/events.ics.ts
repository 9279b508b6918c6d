import type { APIRoute } from 'astro';
import { snapshot } from '#src/build/snapshot.ts';
import { eventPath } from '#src/config/event-paths.ts';
import { site as words } from '#src/config/site.ts';
import { calendarFile } from '#src/lib/calendar-file.ts';
import { todayInIndia } from '#src/lib/event-timing.ts';

const yearInMilliseconds = 365 * 24 * 60 * 60 * 1000;

/** All events as a calendar that one can subscribe to; the last year of them, so that it never grows heavy. */
export const GET: APIRoute = async ({ site }) => {
  const { events } = await snapshot();
  const earliest = todayInIndia(new Date(Date.now() - yearInMilliseconds));
  return new Response(
    calendarFile(
      events.filter(({ event_date }) => event_date >= earliest),
      {
        origin: site!.origin,
        addressOf: (event) => new URL(eventPath(event), site).href,
        name: `Events · ${words.name}`,
      },
    ),
  );
};
