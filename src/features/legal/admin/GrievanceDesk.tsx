import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { RequireRole } from '#src/features/auth/islands/RequireRole.tsx';
import { grievanceDeskMessages } from '#src/features/legal/messages.ts';
import {
  $grievances,
  $hasAnswerDrafts,
  chooseGrievances,
  refreshGrievances,
} from '#src/features/legal/stores/managed-grievances.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { SelectField } from '#src/shared/ui/Field.tsx';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { useOnReturn } from '#src/shared/ui/use-on-return.ts';
import { useUnsavedWarning } from '#src/shared/ui/use-unsaved-warning.ts';
import { GrievanceCard } from './GrievanceCard.tsx';

const states = [
  { value: 'open', label: 'Open, the oldest first' },
  { value: 'settled', label: 'Settled, the newest first' },
] as const;

const loading = (
  <p role="status" className="py-12 text-center text-soft">
    Loading grievances...
  </p>
);

/** Where admins acknowledge and settle grievances. */
export function GrievanceDesk() {
  return (
    <RequireRole who="admin" denied="page" loading={loading}>
      <Grievances />
    </RequireRole>
  );
}

function Grievances() {
  const { state, grievances, hasMore, status } = useStore($grievances);
  const list = useRef<HTMLHeadingElement>(null);
  useEffect(() => void chooseGrievances('open'), []);
  useOnReturn(refreshGrievances);
  useUnsavedWarning(useStore($hasAnswerDrafts));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid sm:grid-cols-3">
        <SelectField
          label="Show"
          options={states}
          value={state}
          onChange={({ target }) =>
            void chooseGrievances(target.value as (typeof states)[number]['value'])
          }
        />
      </div>
      <h2 ref={list} tabIndex={-1} className="text-large">
        {state === 'open' ? 'Open grievances' : 'Settled grievances'}
      </h2>
      {status === 'failed' && (
        <LoadFailed
          role="status"
          message={grievanceDeskMessages.loadFailed}
          onTryAgain={() => void refreshGrievances()}
        />
      )}
      {grievances.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {grievances.map((grievance) => (
            <GrievanceCard
              key={grievance.id}
              grievance={grievance}
              onDone={() => list.current?.focus()}
            />
          ))}
        </ul>
      )}
      {status === 'loading' && grievances.length === 0 && loading}
      {status === 'loaded' && grievances.length === 0 && (
        <EmptyState title={state === 'open' ? 'No open grievances' : 'No settled grievances yet'} />
      )}
      {hasMore && <p className="text-soft">These are the first {grievances.length}.</p>}
    </div>
  );
}
