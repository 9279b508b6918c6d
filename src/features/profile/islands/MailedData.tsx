import { useStore } from '@nanostores/react';
import { recordLabel } from '#src/features/profile/lib/record-labels.ts';
import { ownDataMessages } from '#src/features/profile/messages.ts';
import {
  $isDownloading,
  $isWithdrawingMailed,
  $mailedData,
  downloadOwnData,
  withdrawOwn,
} from '#src/features/profile/stores/mailed-data.ts';
import { saveFile } from '#src/shared/browser/save-file.ts';
import { paths } from '#src/shared/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ConsentList } from './ConsentList.tsx';
import { EraseMailedData } from './EraseMailedData.tsx';

/** What is stored under an address in numbers, and the buttons that download and delete it. */
export function MailedData({ token }: { token: string }) {
  const { data, isErased } = useStore($mailedData);
  const busy = useStore($isDownloading);
  const withdrawing = useStore($isWithdrawingMailed);
  if (!data) return null;
  const { email, hasAccount, counts, paidOrders, consents } = data;
  const download = async () => {
    const text = await downloadOwnData(token);
    if (text !== undefined) saveFile('my-data.json', 'application/json', text);
  };

  return (
    <section className="card gap-5" aria-labelledby="mailed-data">
      <h2 id="mailed-data" tabIndex={-1} className="text-title wrap-anywhere">
        {isErased ? 'Your data is deleted' : `Stored about ${email}`}
      </h2>
      {isErased ? (
        <p>
          {paidOrders > 0
            ? ownDataMessages.paidOrdersStay(paidOrders)
            : `Nothing is stored about ${email} any more.`}
        </p>
      ) : (
        <>
          <dl className="grid gap-2">
            {counts.map(({ table, count }) => (
              <div key={table} className="flex justify-between gap-4 border-b border-line pb-2">
                <dt>{recordLabel(table)}</dt>
                <dd className="figures">{count.toLocaleString('en-IN')}</dd>
              </div>
            ))}
          </dl>
          {hasAccount && (
            <p className="note">
              This address has an account, and what belongs to it is not in this list. To download
              or delete it, log in and open{' '}
              <a className="link" href={paths.profile}>
                your profile
              </a>
              .
            </p>
          )}
          {consents.length > 0 && (
            <div>
              <h3 className="font-sans text-base font-semibold">What you agreed to</h3>
              <ConsentList
                consents={consents}
                busy={withdrawing}
                onWithdraw={(consent) => void withdrawOwn({ token, consent })}
              />
            </div>
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              look="quiet"
              busy={busy}
              busyLabel="Collecting..."
              onClick={() => void download()}
            >
              Download (JSON)
            </Button>
            <EraseMailedData token={token} email={email} paidOrders={paidOrders} />
          </div>
        </>
      )}
    </section>
  );
}
