import { atom, readonlyType, type ReadableAtom } from 'nanostores';
import { trackLatestRequest } from '#src/shared/lib/latest-request.ts';

/** The state of the latest request. `idle`: there was none yet, and the page shows the prebuilt rows. */
export type LoadState = 'idle' | 'loading' | 'loaded' | 'failed';

export type Loaded<Fields extends object> = Fields & {
  status: LoadState;
  /** The last request failed, also while the next one is running. The rows from before are still there. */
  hasFailed: boolean;
};

type Read<Fields extends object> = () => Promise<Partial<Fields>>;

export interface Loader<Fields extends object> {
  $state: ReadableAtom<Loaded<Fields>>;
  /** Sends a request and sets `loading`. The old rows stay until the answer comes. */
  load(read: Read<Fields>): Promise<void>;
  /** Sends a request and leaves the status until the answer comes. */
  refresh(read: Read<Fields>): Promise<void>;
  /** For what changes without a request, such as a row that someone edited. */
  change(part: Partial<Loaded<Fields>>): void;
}

/**
 * The one way to load what a screen shows. Requests can be answered in any order, so only the latest counts: its answer
 * is shown, and its failure is reported. `failed` can tell a person about it, and return what else changes.
 */
export function createLoader<Fields extends object>(
  initial: Fields & { status: LoadState },
  failed?: (error: unknown) => Partial<Loaded<Fields>> | void,
): Loader<Fields> {
  const $state = atom<Loaded<Fields>>({ ...initial, hasFailed: false });
  const startRequest = trackLatestRequest();
  const change = (part: Partial<Loaded<Fields>>) => $state.set({ ...$state.get(), ...part });

  async function refresh(read: Read<Fields>): Promise<void> {
    const isLatest = startRequest();
    try {
      const answer = await read();
      if (!isLatest()) return;
      $state.set({ ...$state.get(), ...answer, status: 'loaded', hasFailed: false });
    } catch (error) {
      if (!isLatest()) return;
      const { status } = $state.get();
      // A session that has ended takes nothing away from the screen: it waits for its person, or is left.
      const isKept = status === 'loaded' && (error as { reason?: unknown }).reason === 'forbidden';
      $state.set({
        ...$state.get(),
        status: isKept ? status : 'failed',
        hasFailed: true,
        ...failed?.(error),
      });
    }
  }

  function load(read: Read<Fields>): Promise<void> {
    $state.set({ ...$state.get(), status: 'loading' });
    return refresh(read);
  }

  return { $state: readonlyType($state), load, refresh, change };
}
