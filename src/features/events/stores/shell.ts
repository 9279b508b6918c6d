import { atom, readonlyType } from 'nanostores';
import { findEventBySlug } from '#src/features/events/data/events.ts';
import { eventPath } from '#src/features/events/paths.ts';
import type { PublicEvent } from '#src/features/events/schemas/event.ts';

export type ShownEvent =
  | { state: 'loading' | 'missing' | 'failed' }
  | { state: 'found'; event: PublicEvent };

const $state = atom<ShownEvent>({ state: 'loading' });

/** The event that the address of this page means. */
export const $shownEvent = readonlyType($state);

/** Looks for the event of an address that no page was built for: it is newer, or its title has changed. */
export async function findShownEvent(): Promise<void> {
  $state.set({ state: 'loading' });
  try {
    const slug = decodeURIComponent(location.pathname.split('/').at(-1) ?? '');
    const event = await findEventBySlug(slug);
    if (!event) return $state.set({ state: 'missing' });
    history.replaceState(history.state, '', eventPath(event) + location.search + location.hash);
    document.title = event.title;
    $state.set({ state: 'found', event });
  } catch {
    $state.set({ state: 'failed' });
  }
}
