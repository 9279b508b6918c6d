import { requestRebuild } from '#src/shared/data/rebuild.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { notify } from './toasts.ts';

/** After a change that the pages show: the next build holds it. The change is stored also when this fails. */
export async function rebuildPages(): Promise<void> {
  try {
    await requestRebuild({ atOnce: false });
  } catch {
    notify(notices.rebuildFailed);
  }
}
