import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { RequireRole } from '#src/features/auth/islands/RequireRole.tsx';
import { consentDeskMessages } from '#src/features/legal/messages.ts';
import {
  $consents,
  chooseConsents,
  refreshConsents,
} from '#src/features/legal/stores/managed-consents.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { useOnReturn } from '#src/shared/ui/use-on-return.ts';
import { ConsentFilters } from './ConsentFilters.tsx';
import { ConsentTable } from './ConsentTable.tsx';

const loading = (
  <p role="status" className="py-12 text-center text-soft">
    Loading consents...
  </p>
);

/** Where admins see who agreed to what, when, under which privacy notice, and who withdrew. */
export function ConsentDesk() {
  return (
    <RequireRole who="admin" denied="page" loading={loading}>
      <Consents />
    </RequireRole>
  );
}

function Consents() {
  const { consents, total, status } = useStore($consents);
  useEffect(() => void chooseConsents({}), []);
  useOnReturn(refreshConsents);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ConsentFilters />
      <p role="status" className="text-small text-soft figures">
        {status === 'loaded' && `${total.toLocaleString('en-IN')} found`}
      </p>
      {status === 'failed' && (
        <LoadFailed
          role="status"
          message={consentDeskMessages.loadFailed}
          onTryAgain={() => void refreshConsents()}
        />
      )}
      {consents.length > 0 && <ConsentTable consents={consents} busy={status === 'loading'} />}
      {status === 'loading' && consents.length === 0 && loading}
      {status === 'loaded' && consents.length === 0 && <EmptyState title="Nobody so far" />}
      {total > consents.length && consents.length > 0 && (
        <p className="text-soft">
          These are the newest {consents.length}. The file has all of them.
        </p>
      )}
    </div>
  );
}
