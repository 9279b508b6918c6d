import type { ReadableAtom } from 'nanostores';
import { listAudienceEvents, listHomeEvents } from '#src/features/events/data/events.ts';
import type { PublicEvent } from '#src/features/events/schemas/event.ts';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';
import { createLoader, type Loaded } from '#src/shared/stores/loader.ts';

interface Highlights {
  /** Undefined until the backend has answered, and the prebuilt ones serve. */
  events: PublicEvent[] | undefined;
}

interface HighlightStore {
  $highlights: ReadableAtom<Loaded<Highlights>>;
  refresh(): Promise<void>;
}

/**
 * A short list that refreshes when it is seen. A failure is logged (docs/product.md 8), and the list says it below its
 * rows.
 */
function createHighlights(read: () => Promise<PublicEvent[]>): HighlightStore {
  const { $state, load } = createLoader<Highlights>(
    { events: undefined, status: 'idle' },
    (error) => console.error(error),
  );

  async function refresh(): Promise<void> {
    if ($state.get().status === 'loading') return;
    await load(async () => ({ events: await read() }));
  }

  return { $highlights: $state, refresh };
}

/** The home page's events: up to three upcoming, then up to two past. */
export const homeEvents = createHighlights(() => listHomeEvents(todayInIndia()));

/** The community page's events, by audience. */
export const communityEvents = {
  students: createHighlights(() => listAudienceEvents('students')),
  tpo: createHighlights(() => listAudienceEvents('tpo')),
};
