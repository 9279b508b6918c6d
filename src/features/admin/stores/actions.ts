import { listActions } from '#src/features/admin/data/actions.ts';
import type { AdminAction } from '#src/features/admin/schemas/dashboard.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { createLoader } from '#src/shared/stores/loader.ts';

interface AuditLog {
  actions: AdminAction[];
  hasMore: boolean;
}

const { $state, load } = createLoader<AuditLog>({ actions: [], hasMore: false, status: 'loading' });

/** What admins did, the newest first. */
export const $adminActions = $state;

/** Asks for the newest; what is shown stays until they are here. */
export const loadActions = (): Promise<void> => loadAfter([]);

export const loadMoreActions = (): Promise<void> => loadAfter($state.get().actions);

function loadAfter(before: AdminAction[]): Promise<void> {
  return load(async () => {
    const { actions, hasMore } = await listActions(limits.actionsPerPage, before.at(-1));
    return { actions: [...before, ...actions], hasMore };
  });
}
