import { useStore } from '@nanostores/react';
import { dashboardMessages } from '#src/features/admin/messages.ts';
import type { SiteChange } from '#src/features/admin/schemas/dashboard.ts';
import {
  $isAskingForBuild,
  loadPublishing,
  publishChanges,
  $publishing,
} from '#src/features/admin/stores/publishing.ts';
import { plainMoment } from '#src/shared/lib/dates/moments.ts';
import { Badge } from '#src/shared/ui/Badge.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { CachedRows } from './CachedRows.tsx';
import { NextBuild } from './NextBuild.tsx';
import { tableNames } from './table-names.ts';

/** The changes that the built pages do not show yet, and a button that starts a build. */
export function Publishing() {
  const { status, builtAt, cached, changes, total, next, build } = useStore($publishing);
  const asking = useStore($isAskingForBuild);
  const isRunning = asking || build === 'running';

  return (
    <section aria-labelledby="publishing" aria-busy={status === 'loading'} className="card gap-4">
      <h2 id="publishing" className="text-title">
        Publish changes
      </h2>
      {/* Above the parts that load, so that they do not move it when they arrive. */}
      <Button
        className="justify-self-start"
        busy={isRunning}
        busyLabel="Publishing..."
        onClick={() => void publishChanges()}
      >
        Publish now
      </Button>
      <p className="text-small text-soft">
        {builtAt ? `The pages were built on ${plainMoment(builtAt)}.` : undefined}
        {!builtAt && status === 'loaded' && dashboardMessages.noBuildRecord}
        {!builtAt && status === 'loading' && 'Looking up the last build...'}
      </p>
      {next && build !== 'running' && <NextBuild next={next} />}
      {cached.map((rows) => (
        <CachedRows key={rows.table} rows={rows} />
      ))}
      {builtAt && status !== 'failed' && (total > 0 || (cached.length === 0 && !next)) && (
        <Waiting changes={changes} total={total} />
      )}
      {status === 'failed' && (
        <LoadFailed
          role="status"
          message={dashboardMessages.changesFailed}
          onTryAgain={() => void loadPublishing()}
        />
      )}
      <div role="status">
        {build === 'running' && (
          <>
            <p className="mb-2 text-small">
              The pages are being built. This takes a minute or two.
            </p>
            <progress className="w-full accent-leaf" aria-label="Building the pages" />
          </>
        )}
        {build === 'done' && <Badge>Published</Badge>}
        {build === 'slow' && <p className="text-small text-alarm">{dashboardMessages.buildSlow}</p>}
      </div>
    </section>
  );
}

function Waiting({ changes, total }: { changes: SiteChange[]; total: number }) {
  if (total === 0) return <p>Everything is published.</p>;
  return (
    <div className="grid gap-2">
      <p>{total === 1 ? 'One change is' : `${total} changes are`} not in the pages yet:</p>
      <ul className="grid gap-2 text-small">
        {changes.map((change) => (
          <li
            key={`${change.table_name} ${change.happened_at} ${change.subject}`}
            className="min-w-0 wrap-anywhere"
          >
            <span className="text-soft">
              {tableNames[change.table_name]?.one ?? change.table_name}
              {change.change === 'gone' && ', no longer shown'}:
            </span>{' '}
            <bdi>{change.subject}</bdi>
          </li>
        ))}
        {total > changes.length && <li className="text-soft">and {total - changes.length} more</li>}
      </ul>
    </div>
  );
}
