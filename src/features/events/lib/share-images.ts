import type { PublicEvent } from '#src/features/events/schemas/event.ts';
import { pastEvents, upcomingEvents } from '#src/shared/lib/event-timing.ts';

/** Drawing a picture takes longer than writing a page, so only those get one that someone is likely to share. */
const picturesOf = { upcoming: 60, past: 20 };

/** Whether an event has a share image of its own; the others have that of the events page. */
export function hasOwnShareImage(event: PublicEvent, events: PublicEvent[]): boolean {
  const chosen = known.get(events) ?? choose(events);
  known.set(events, chosen);
  return chosen.has(event.id);
}

const known = new WeakMap<PublicEvent[], Set<string>>();

const choose = (events: PublicEvent[]) =>
  new Set(
    [
      ...upcomingEvents(events).slice(0, picturesOf.upcoming),
      ...pastEvents(events).slice(0, picturesOf.past),
    ].map(({ id }) => id),
  );
