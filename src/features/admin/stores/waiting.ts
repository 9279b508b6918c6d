import { readWaitingWork } from '#src/features/admin/data/waiting.ts';
import type { WaitingWork } from '#src/features/admin/schemas/waiting.ts';
import { createLoader } from '#src/shared/stores/loader.ts';

const { $state, refresh } = createLoader<{ work: WaitingWork | undefined }>({
  work: undefined,
  status: 'loading',
});

/** How many things wait for the mentor; undefined as long as nobody knows. */
export const $waiting = $state;

export const loadWaiting = (): Promise<void> =>
  refresh(async () => ({ work: await readWaitingWork() }));
