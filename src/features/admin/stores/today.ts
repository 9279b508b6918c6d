import { listTodaysWork } from '#src/features/admin/data/waiting.ts';
import type { TodayEntry } from '#src/features/admin/schemas/waiting.ts';
import { createLoader } from '#src/shared/stores/loader.ts';

const { $state, refresh } = createLoader<{ entries: TodayEntry[] }>({
  entries: [],
  status: 'loading',
});

/** The sessions and events of today. */
export const $today = $state;

export const loadToday = (): Promise<void> =>
  refresh(async () => ({ entries: await listTodaysWork() }));
