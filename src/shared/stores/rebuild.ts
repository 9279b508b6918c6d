import { requestRebuild } from '#src/shared/data/rebuild.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { notify } from './toasts.ts';

/** Starts a build after a change that the pages show. The change is stored also when this fails. */
export async function rebuildPages(): Promise<void> {
  try {
    await requestRebuild();
  } catch {
    notify(notices.rebuildFailed);
  }
}
