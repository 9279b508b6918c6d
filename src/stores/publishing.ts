import { map, readonlyType } from 'nanostores';
import { readBuiltAt } from '#src/data/build-record.ts';
import { listChangesSince } from '#src/data/desk.ts';
import { requestRebuild } from '#src/data/rebuild.ts';
import { deskNotices } from '#src/messages/desk.ts';
import { notices } from '#src/messages/notices.ts';
import type { SiteChange } from '#src/schemas/desk.ts';
import { createSubmit } from './submit.ts';
import { notify } from './toasts.ts';

interface Publishing {
  status: 'loading' | 'ready' | 'failed';
  /** When the pages that visitors see were built; undefined: they do not say. */
  builtAt: string | undefined;
  /** The newest of what they do not hold yet. */
  changes: SiteChange[];
  /** How many such changes there are in all. */
  total: number;
  /** What became of the build that was asked for here. */
  build: 'none' | 'running' | 'done' | 'slow';
}

const $state = map<Publishing>({
  status: 'loading',
  builtAt: undefined,
  changes: [],
  total: 0,
  build: 'none',
});
export const $publishing = readonlyType($state);

const changesShown = 8;

export async function loadPublishing(): Promise<void> {
  $state.setKey('status', 'loading');
  try {
    const builtAt = await readBuiltAt();
    const { changes, total } = builtAt
      ? await listChangesSince(builtAt, changesShown)
      : { changes: [], total: 0 };
    $state.set({ ...$state.get(), status: 'ready', builtAt, changes, total });
  } catch {
    $state.setKey('status', 'failed');
    notify(deskNotices.changesFailed);
  }
}

const asking = createSubmit({
  send: async () => {
    const before = $state.get().builtAt;
    await requestRebuild();
    $state.setKey('build', 'running');
    void watch(before);
  },
  failed: () => notices.rebuildFailed,
});

export const $isAskingForBuild = asking.$busy;
export const publishChanges = (): Promise<void> => asking.submit(undefined);

const pauseInMilliseconds = 3000;
const patienceInMilliseconds = 10 * 60 * 1000;

// A host tells nobody how a build goes: that it is done shows in the pages themselves.
async function watch(before: string | undefined): Promise<void> {
  const end = Date.now() + patienceInMilliseconds;
  while (Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, pauseInMilliseconds));
    const builtAt = await readBuiltAt().catch(() => before);
    if (builtAt === before) continue;
    await loadPublishing();
    $state.setKey('build', 'done');
    return notify(deskNotices.published);
  }
  $state.setKey('build', 'slow');
}
