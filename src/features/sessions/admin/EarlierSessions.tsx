import { useStore } from '@nanostores/react';
import { deskFailures } from '#src/features/sessions/messages/desk.ts';
import {
  $earlier,
  loadEarlier,
  loadMoreEarlier,
  searchEarlier,
} from '#src/features/sessions/stores/earlier.ts';
import { dayInIndia } from '#src/shared/lib/dates/india.ts';
import { plainDate } from '#src/shared/lib/dates/labels.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { TextField } from '#src/shared/ui/Field.tsx';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { useNow } from '#src/shared/ui/use-now.ts';
import type { Ask } from './ask.ts';
import { SessionRow } from './SessionRow.tsx';

/** The sessions before today: the last ones, and all others by their people. */
export function EarlierSessions({ ask }: { ask: Ask }) {
  const { words, sessions, total, isEmpty, status, hasFailed } = useStore($earlier);
  const now = useNow();
  if (isEmpty && !hasFailed) return null;
  return (
    <details className="accordion">
      <summary>
        <h2 className="text-title">Earlier</h2>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-6">
        <div role="search" aria-label="Earlier sessions" className="max-w-[28rem]">
          <TextField
            label="Search"
            type="search"
            enterKeyHint="search"
            hint="Name, email or phone"
            maxLength={200}
            value={words}
            onChange={(event) => searchEarlier(event.target.value)}
          />
        </div>
        {hasFailed && (
          <LoadFailed
            role="alert"
            message={deskFailures.earlier}
            onTryAgain={() => void loadEarlier()}
          />
        )}
        <ul
          aria-label="Earlier sessions"
          className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2"
        >
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              now={now}
              day={plainDate(dayInIndia(session.starts_at ?? ''))}
              ask={ask}
            />
          ))}
        </ul>
        {status === 'loaded' && sessions.length === 0 && (
          <EmptyState title="No matching sessions" message="Try another name, email or phone." />
        )}
        {!hasFailed && sessions.length < total && (
          <Button
            look="quiet"
            className="justify-self-center"
            busy={status === 'loading'}
            busyLabel="Loading sessions..."
            onClick={() => void loadMoreEarlier()}
          >
            Show more sessions
          </Button>
        )}
      </div>
    </details>
  );
}
