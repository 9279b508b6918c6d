import { readBuildRecord, readSiteBuild } from '#src/features/admin/data/build-record.ts';
import { listChangesSince } from '#src/features/admin/data/dashboard.ts';
import { confirmRemoval } from '#src/features/admin/data/removal-confirmations.ts';
import { isBuilding, type NextBuild, nextBuild } from '#src/features/admin/lib/next-build.ts';
import { dashboardNotices } from '#src/features/admin/messages.ts';
import type { BuildRecord, SiteChange } from '#src/features/admin/schemas/dashboard.ts';
import { requestRebuild } from '#src/shared/data/rebuild.ts';
import { buildSchedule } from '#src/shared/lib/build-schedule.ts';
import { notices } from '#src/shared/messages/notices.ts';
import type { CachedRows } from '#src/shared/schemas/cached-rows.ts';
import { createLoader } from '#src/shared/stores/loader.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { notify } from '#src/shared/stores/toasts.ts';

interface Publishing {
  /** When the pages that visitors see were built; undefined: they do not say. */
  builtAt: string | undefined;
  /** Rows of an earlier build that they show. */
  cached: CachedRows[];
  /** The newest of what they do not hold yet. */
  changes: SiteChange[];
  /** How many such changes there are in all. */
  total: number;
  /** The build that waits; undefined: none. */
  next: NextBuild | undefined;
  /** The state of a build that was seen here. */
  build: 'none' | 'running' | 'done' | 'slow';
}

const { $state, load, change } = createLoader<Publishing>({
  status: 'loading',
  builtAt: undefined,
  cached: [],
  changes: [],
  total: 0,
  next: undefined,
  build: 'none',
});
export const $publishing = $state;

const changesShown = 8;

export function loadPublishing(): Promise<void> {
  return load(async () => {
    const [record, plan] = await Promise.all([readBuildRecord(), readSiteBuild()]);
    const { changes, total } = record
      ? await listChangesSince(oldestRows(record), changesShown)
      : { changes: [], total: 0 };
    const { builtAt, cached = [] } = record ?? {};
    if (plan && isBuilding(plan, builtAt, Date.now())) follow(builtAt);
    const next = plan && nextBuild(plan, builtAt, Date.now());
    return { builtAt, cached, changes, total, next };
  });
}

/** From then on, the pages may miss something. */
const oldestRows = ({ builtAt, cached = [] }: BuildRecord) =>
  [builtAt, ...cached.map(({ readAt }) => readAt)].sort()[0] ?? builtAt;

const asking = createSubmit({
  send: async () => {
    const before = $state.get().builtAt;
    try {
      await requestRebuild({ atOnce: true });
    } catch (error) {
      // Since when it fails, and when it is tried again, is known by now.
      void loadPublishing();
      throw error;
    }
    follow(before);
  },
  failed: ({ reason }) =>
    reason === 'refused' ? notices.buildRefused : dashboardNotices.publishFailed,
});

export const $isAskingForBuild = asking.$busy;
export const publishChanges = (): Promise<void> => asking.submit(undefined);

const confirming = createSubmit({
  send: confirmRemoval,
  failed: () => dashboardNotices.confirmationFailed,
});

export const $isConfirming = confirming.$busy;

/** Confirms that the missing rows were removed on purpose, and starts a build without them. */
export async function publishWithout(rows: CachedRows): Promise<void> {
  if (await confirming.submit(rows)) await publishChanges();
}

const pauseInMilliseconds = 3000;
const patienceInMilliseconds = buildSchedule.patienceMinutes * 60 * 1000;

/** Waits for the pages that are being built, unless it does so already. */
function follow(before: string | undefined): void {
  if ($state.get().build === 'running') return;
  change({ build: 'running' });
  void watch(before);
}

// The host does not report the state of a build. The build record of the pages shows when it is done.
async function watch(before: string | undefined): Promise<void> {
  const end = Date.now() + patienceInMilliseconds;
  while (Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, pauseInMilliseconds));
    const record = await readBuildRecord().catch(() => undefined);
    if (!record || record.builtAt === before) continue;
    change({ build: 'done' });
    await loadPublishing();
    return notify(dashboardNotices.published);
  }
  change({ build: 'slow' });
}
