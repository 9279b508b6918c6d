import { atom, readonlyType } from 'nanostores';
import { findEvent } from '#src/features/events/data/events.ts';
import type { PublicEvent } from '#src/features/events/schemas/event.ts';

export type LiveEvent =
  | { state: 'asBuilt' | 'gone' }
  | { state: 'current' | 'changed'; event: PublicEvent };

const $state = atom<LiveEvent>({ state: 'asBuilt' });

/** What the database says of the event of this prebuilt page; `changed`: the page names another title, time or place. */
export const $liveEvent = readonlyType($state);

/** Looks the event of this page up. Without an answer the page stays as it was built. */
export async function readLiveEvent(built: PublicEvent): Promise<void> {
  try {
    const event = await findEvent(built.id);
    if (!event) return $state.set({ state: 'gone' });
    $state.set({ state: isChanged(built, event) ? 'changed' : 'current', event });
  } catch (error) {
    console.error(error);
  }
}

const isChanged = (built: PublicEvent, live: PublicEvent) =>
  (['title', 'event_date', 'event_time', 'venue'] as const).some(
    (field) => built[field] !== live[field],
  );
