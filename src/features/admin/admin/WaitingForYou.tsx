import { useStore } from '@nanostores/react';
import { waitingFor } from '#src/features/admin/lib/waiting-for.ts';
import { dashboardMessages, waitingMessages } from '#src/features/admin/messages.ts';
import { waitingPaths } from '#src/features/admin/paths.ts';
import { chooseInquiries, forgetChoice } from '#src/features/admin/stores/inquiries.ts';
import { $publishing } from '#src/features/admin/stores/publishing.ts';
import { loadWaiting, $waiting } from '#src/features/admin/stores/waiting.ts';
import { openFoldsAround } from '#src/shared/browser/open-folds.ts';
import { Badge } from '#src/shared/ui/Badge.tsx';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { MailPause } from './MailPause.tsx';
import { ToDo } from './ToDo.tsx';

/** Where the inquiries are folded on a phone. */
export const inquiryFold = 'inquiry-fold';

async function showWaitingInquiries(): Promise<void> {
  openFoldsAround(document.getElementById(inquiryFold));
  await forgetChoice();
  await chooseInquiries({ status: 'waiting', order: 'oldest' });
}

/** What needs the mentor now, the most urgent first. */
export function WaitingForYou() {
  const { work, status } = useStore($waiting);
  const { total: unpublished } = useStore($publishing);
  const waiting = work ? waitingFor(work, unpublished) : [];
  return (
    <section aria-labelledby="waiting" className="card gap-2">
      <h2 id="waiting" className="text-title">
        Waiting for you
      </h2>
      {status === 'loading' && <p className="text-soft">Looking up what waits...</p>}
      {status === 'failed' && (
        <LoadFailed
          role="status"
          message={dashboardMessages.waitingFailed}
          onTryAgain={() => void loadWaiting()}
        />
      )}
      {status === 'loaded' && waiting.length === 0 && !work?.mails && (
        <p className="text-soft">Nothing waits for you.</p>
      )}
      {(waiting.length > 0 || work?.mails) && (
        <ul aria-label="Waiting for you">
          {work?.mails && <MailPause mails={work.mails} />}
          {waiting.map(({ what, count, tone }) => {
            const { tag, said, action } = waitingMessages[what];
            return (
              <ToDo
                key={what}
                lead={<Badge tone={tone}>{tag}</Badge>}
                href={waitingPaths[what]}
                action={action}
                about={said(count)}
                onFollow={what === 'inquiries' ? () => void showWaitingInquiries() : undefined}
              >
                {said(count)}
              </ToDo>
            );
          })}
        </ul>
      )}
    </section>
  );
}
