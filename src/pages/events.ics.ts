import type { APIRoute } from 'astro';
import { calendarFile } from '#src/features/events/lib/calendar-file.ts';
import { eventPath } from '#src/features/events/paths.ts';
import { site as words } from '#src/shared/content/site.ts';
import { calendarEvents } from '#src/shared/lib/event-timing.ts';
import { snapshot } from '#src/snapshot/rows.ts';

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
