import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import {
  $isWithdrawing,
  $ownConsents,
  loadOwnConsents,
  withdraw,
} from '#src/features/profile/stores/own-consents.ts';
import { accountProblems } from '#src/shared/messages/account.ts';
import { ConsentList } from './ConsentList.tsx';

/** What one agreed to beyond what one asked for; each is withdrawn with one button. */
export function ConsentsCard() {
  const list = useStore($ownConsents);
  const busy = useStore($isWithdrawing);
  useEffect(() => void loadOwnConsents(), []);
  return (
    <section className="card">
      <h2 className="text-title">What you agreed to</h2>
      {list.status === 'loading' && (
        <p role="status" className="text-soft">
          Loading...
        </p>
      )}
      {list.status === 'failed' && <p className="text-soft">{accountProblems.unreachable}</p>}
      {list.status === 'loaded' && list.consents.length === 0 && (
        <p className="text-soft">Nothing extra. We use your data only for what you ask us to do.</p>
      )}
      {list.status === 'loaded' && (
        <ConsentList consents={list.consents} busy={busy} onWithdraw={(id) => void withdraw(id)} />
      )}
    </section>
  );
}
