import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { inboxTexts } from '#src/features/courses/messages/inbox.ts';
import { $inbox, loadInbox } from '#src/features/courses/stores/inbox.ts';
import { $hasInboxDrafts } from '#src/features/courses/stores/inbox-drafts.ts';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { useOnReturn } from '#src/shared/ui/use-on-return.ts';
import { useUnsavedWarning } from '#src/shared/ui/use-unsaved-warning.ts';
import { InboxCard } from './InboxCard.tsx';
import { UnsentAnswers } from './UnsentAnswers.tsx';

const refresh = () => void loadInbox();

/** course_inbox() answers no more. */
const mostEntries = 100;

/** Questions and tasks of learners that wait for the mentor, who waits longest first. */
export function CourseInbox() {
  const { entries, unsent, status, hasFailed } = useStore($inbox);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(refresh, []);
  useOnReturn(refresh);
  useUnsavedWarning(useStore($hasInboxDrafts));
  const today = todayInIndia();
  const focusHeading = () => heading.current?.focus();
  const isFull = entries.length >= mostEntries;

  return (
    <section aria-labelledby="waiting" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {/* What had the focus goes with an entry that is done. */}
        <h2 id="waiting" className="text-large" tabIndex={-1} ref={heading}>
          Waiting for you
        </h2>
        <p role="status" className="font-semibold figures">
          {entries.length > 0 && `${entries.length}${isFull ? ' or more' : ''}`}
          {status === 'loading' && <span className="text-soft">{inboxTexts.loading}</span>}
        </p>
      </div>
      {hasFailed && (
        <LoadFailed role="alert" message={inboxTexts.loadFailed} onTryAgain={refresh} />
      )}
      {status === 'loaded' && <UnsentAnswers unsent={unsent} onDone={focusHeading} />}
      {status === 'loaded' && entries.length === 0 && (
        <EmptyState title={inboxTexts.empty} message={inboxTexts.emptyMore} />
      )}
      {entries.length > 0 && (
        <ul aria-label="Waiting for you" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {entries.map((entry) => (
            <InboxCard key={entry.id} entry={entry} today={today} onDone={focusHeading} />
          ))}
        </ul>
      )}
      {isFull && <p className="text-small text-soft">{inboxTexts.more}</p>}
    </section>
  );
}
