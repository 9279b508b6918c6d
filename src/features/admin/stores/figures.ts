import { readFigures } from '#src/features/admin/data/dashboard.ts';
import type { DashboardFigures } from '#src/features/admin/schemas/dashboard.ts';
import { createLoader } from '#src/shared/stores/loader.ts';

const { $state, load } = createLoader<{ figures: DashboardFigures | undefined }>({
  figures: undefined,
  status: 'loading',
});
export const $dashboardFigures = $state;

/** Asks for the numbers; those that are shown stay until the answer is here. */
export const loadFigures = (): Promise<void> =>
  load(async () => ({ figures: await readFigures() }));
