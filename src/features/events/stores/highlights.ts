import { atom, type ReadableAtom, readonlyType } from 'nanostores';
import { listAudienceEvents, listHomeEvents } from '#src/features/events/data/events.ts';
import type { PublicEvent } from '#src/features/events/schemas/event.ts';
import { todayInIndia } from '#src/shared/lib/event-timing.ts';

interface Highlights {
  /** Undefined until the backend has answered, and the prebuilt ones serve. */
  events: PublicEvent[] | undefined;
  isLoading: boolean;
  /** The last refresh failed; what was there before still is. */
  hasFailed: boolean;
}

interface HighlightStore {
  $highlights: ReadableAtom<Highlights>;
  refresh(): Promise<void>;
}

/** A short list that refreshes when it is seen. A failure is logged (docs/product.md 8), and said below its rows. */
function createHighlights(read: () => Promise<PublicEvent[]>): HighlightStore {
  const $state = atom<Highlights>({ events: undefined, isLoading: false, hasFailed: false });

  async function refresh(): Promise<void> {
    if ($state.get().isLoading) return;
    $state.set({ ...$state.get(), isLoading: true });
    try {
      $state.set({ events: await read(), isLoading: false, hasFailed: false });
    } catch (error) {
      console.error(error);
      $state.set({ ...$state.get(), isLoading: false, hasFailed: true });
    }
  }

  return { $highlights: readonlyType($state), refresh };
}

/** The home page's events: up to three upcoming, then up to two past. */
export const homeEvents = createHighlights(() => listHomeEvents(todayInIndia()));

/** The community page's events, by audience. */
export const communityEvents = {
  students: createHighlights(() => listAudienceEvents('students')),
  tpo: createHighlights(() => listAudienceEvents('tpo')),
};
