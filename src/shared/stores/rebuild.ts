import { requestRebuild } from '#src/shared/data/rebuild.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { notify } from './toasts.ts';

/** Has the pages built again after a change that they show. The change itself is stored either way. */
export async function rebuildPages(): Promise<void> {
  try {
    await requestRebuild();
  } catch {
    notify(notices.rebuildFailed);
  }
}
