import { map, readonlyType } from 'nanostores';
import { listActions } from '#src/features/admin/data/actions.ts';
import type { AdminAction } from '#src/features/admin/schemas/dashboard.ts';
import { limits } from '#src/shared/lib/limits.ts';

interface AuditLog {
  actions: AdminAction[];
  hasMore: boolean;
  status: 'loading' | 'ready' | 'failed';
}

const $auditLog = map<AuditLog>({ actions: [], hasMore: false, status: 'loading' });

/** What admins did, the newest first. */
export const $adminActions = readonlyType($auditLog);

/** Asks for the newest; what is shown stays until they are here. */
export const loadActions = (): Promise<void> => read([]);

export const loadMoreActions = (): Promise<void> => read($auditLog.get().actions);

// A later question makes the answers to earlier ones worthless.
let turn = 0;

async function read(before: AdminAction[]): Promise<void> {
  const mine = ++turn;
  $auditLog.setKey('status', 'loading');
  try {
    const { actions, hasMore } = await listActions(limits.actionsPerPage, before.at(-1));
    if (mine === turn)
      $auditLog.set({ actions: [...before, ...actions], hasMore, status: 'ready' });
  } catch {
    if (mine === turn) $auditLog.setKey('status', 'failed');
  }
}
