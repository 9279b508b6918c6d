import { atom, readonlyType } from 'nanostores';
import { readJoiningLink } from '#src/features/events/data/joining-links.ts';

export type JoiningLink =
  | { state: 'unknown' | 'failed' }
  | { state: 'known'; link: string | undefined };

const $state = atom<JoiningLink>({ state: 'unknown' });

/** The joining link of this page's event for a registered person; undefined when it has no link. */
export const $joiningLink = readonlyType($state);

export async function loadJoiningLink(eventId: string): Promise<void> {
  $state.set({ state: 'unknown' });
  try {
    $state.set({ state: 'known', link: await readJoiningLink(eventId) });
  } catch (error) {
    console.error(error);
    $state.set({ state: 'failed' });
  }
}
