import { useStore } from '@nanostores/react';
import { removedRows } from '#src/features/admin/lib/removed-rows.ts';
import { dashboardMessages } from '#src/features/admin/messages.ts';
import { $retention, loadRetention } from '#src/features/admin/stores/retention.ts';
import { longDate } from '#src/shared/lib/dates/labels.ts';
import { plainMoment } from '#src/shared/lib/dates/moments.ts';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';

/** What was removed because it was too old to keep. */
export function Retention() {
  const { runs, lookedAt, status } = useStore($retention);
  return (
    <>
      {status === 'loading' && lookedAt === undefined && (
        <p role="status" className="text-soft">
          Loading...
        </p>
      )}
      {status === 'failed' && (
        <LoadFailed
          role="status"
          message={dashboardMessages.retentionFailed}
          onTryAgain={() => void loadRetention()}
        />
      )}
      {status === 'loaded' && <p className="text-small text-soft">{lastLook(lookedAt)}</p>}
      {runs.length > 0 && (
        <ul aria-label="What was removed" className="grid gap-1 text-small">
          {runs.map(({ day, what, removed }) => (
            <li key={`${day} ${what}`}>
              <time dateTime={day} className="text-soft">
                {longDate(day)}:
              </time>{' '}
              {removedRows(what, removed)}
            </li>
          ))}
        </ul>
      )}
      {status === 'loaded' && runs.length === 0 && lookedAt !== undefined && (
        <p>Nothing was too old to keep.</p>
      )}
    </>
  );
}

const lastLook = (lookedAt: string | undefined) =>
  lookedAt === undefined
    ? 'What is too old to keep is removed by itself. The first round has not run yet.'
    : `What is too old to keep is removed by itself, last looked at on ${plainMoment(lookedAt)}.`;
