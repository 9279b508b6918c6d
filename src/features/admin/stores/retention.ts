import { readRetention, type Retention } from '#src/features/admin/data/retention.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { createLoader } from '#src/shared/stores/loader.ts';

const { $state, load } = createLoader<Retention>({
  runs: [],
  lookedAt: undefined,
  status: 'loading',
});

/** What was removed because of its age, the newest days first. */
export const $retention = $state;

/** Asks again; what is shown stays until the answer is here. */
export const loadRetention = (): Promise<void> => load(() => readRetention(limits.actionsPerPage));
