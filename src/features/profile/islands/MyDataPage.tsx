import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { dataTokenIn, stopTokenIn } from '#src/features/profile/lib/data-token.ts';
import { ownDataMessages, ownDataNotices } from '#src/features/profile/messages.ts';
import { $mailedData, lookAtOwnData } from '#src/features/profile/stores/mailed-data.ts';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { AskForLink } from './AskForLink.tsx';
import { MailedData } from './MailedData.tsx';
import { StopNewsletter } from './StopNewsletter.tsx';

/** The data of people without an account: a link is asked for here, and leads here. */
export function MyDataPage() {
  const hash = useHash();
  const token = dataTokenIn(hash);
  const stopToken = stopTokenIn(hash);
  const { data, isGone, isErased, status } = useStore($mailedData, { ssr: 'initial' });
  useEffect(() => {
    if (token !== undefined) void lookAtOwnData(token);
  }, [token]);

  if (stopToken !== undefined) return <StopNewsletter key={stopToken} token={stopToken} />;
  if (token === undefined) return <AskForLink />;
  if (isGone && !isErased) {
    const { title, message } = ownDataNotices.linkGone;
    return (
      <div className="grid gap-6">
        <div role="alert" className="note note-alarm">
          <h2 className="text-title">{title}</h2>
          <p>{message}</p>
        </div>
        <AskForLink />
      </div>
    );
  }
  if (data) return <MailedData token={token} />;
  return status === 'failed' ? (
    <LoadFailed
      role="alert"
      message={ownDataMessages.readFailed}
      onTryAgain={() => void lookAtOwnData(token)}
    />
  ) : (
    <p role="status" className="text-soft">
      Looking up what is stored...
    </p>
  );
}

/** The fragment of the address; it changes when somebody opens another link in the same tab. */
function useHash(): string {
  const [hash, setHash] = useState('');
  useEffect(() => {
    const read = () => setHash(location.hash);
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return hash;
}
