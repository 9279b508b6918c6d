import { useStore } from '@nanostores/react';
import { dashboardMessages } from '#src/features/admin/messages.ts';
import type { AdminAction } from '#src/features/admin/schemas/dashboard.ts';
import { $adminActions, loadActions, loadMoreActions } from '#src/features/admin/stores/actions.ts';
import { plainMoment } from '#src/shared/lib/dates/moments.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { tableNames } from './table-names.ts';

/** Who did what and when, as the database stored it. */
export function AuditLog() {
  const { actions, hasMore, status } = useStore($adminActions);
  return (
    <>
      {actions.length > 0 && (
        // A region that scrolls has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div role="region" aria-label="Actions" tabIndex={0} className="max-h-96 overflow-y-auto">
          <ol className="grid gap-3 pr-2 text-small">
            {actions.map((action) => (
              <Action key={action.id} action={action} />
            ))}
          </ol>
        </div>
      )}
      {status === 'loading' && actions.length === 0 && (
        <p role="status" className="text-soft">
          Loading...
        </p>
      )}
      {status === 'loaded' && actions.length === 0 && <p className="text-soft">Nothing yet.</p>}
      {status === 'failed' && (
        <LoadFailed
          role="status"
          message={dashboardMessages.actionsFailed}
          onTryAgain={() => void loadActions()}
        />
      )}
      {hasMore && status !== 'failed' && (
        <Button
          look="quiet"
          small
          className="justify-self-start"
          busy={status === 'loading'}
          busyLabel="Loading..."
          onClick={() => void loadMoreActions()}
        >
          Show more
        </Button>
      )}
    </>
  );
}

function Action({ action }: { action: AdminAction }) {
  const { admin_name: who, action: what, table_name: table, subject, summary } = action;
  return (
    <li className="min-w-0 border-b border-line pb-3 wrap-anywhere">
      <p>
        <strong className="font-[600]">
          {tableNames[table]?.one ?? table} {what}
        </strong>
        {subject && (
          <>
            : <bdi>{subject}</bdi>
          </>
        )}
      </p>
      {summary && <p className="text-soft">{summary.replaceAll('_', ' ')}</p>}
      <p className="text-soft">
        <bdi>{who}</bdi>,{' '}
        <time dateTime={action.happened_at}>{plainMoment(action.happened_at)}</time>
      </p>
    </li>
  );
}
