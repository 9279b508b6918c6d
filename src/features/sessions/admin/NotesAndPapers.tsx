import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { deskPapersTexts } from '#src/features/sessions/messages/desk-papers.ts';
import type { DeskSession } from '#src/features/sessions/schemas/desk.ts';
import { papersOf, type SessionDeskPapers } from '#src/features/sessions/stores/desk-papers.ts';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PaperList } from './PaperList.tsx';
import { SessionNotesForm } from './SessionNotesForm.tsx';

/** What belongs to a session beyond its time. It is loaded when it is opened, and open where something is typed in it. */
export function NotesAndPapers({ session }: { session: DeskSession }) {
  const desk = papersOf(session.id);
  const [isTyped] = useState(desk.hasDrafts);
  return (
    <details
      className="session-papers"
      open={isTyped}
      onToggle={(event) => {
        if (event.currentTarget.open) void desk.load();
      }}
    >
      <summary>
        Notes and papers
        <span className="sr-only"> of {session.payments.customer_name}</span>
      </summary>
      <Papers desk={desk} />
    </details>
  );
}

function Papers({ desk }: { desk: SessionDeskPapers }) {
  const { papers, hasFailed } = useStore(desk.$papers);
  const again = () => void desk.load();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-2 pb-3">
      {hasFailed && (
        <LoadFailed role="alert" message={deskPapersTexts.loadFailed} onTryAgain={again} />
      )}
      {!papers && !hasFailed && (
        <p role="status" className="text-small text-soft">
          {deskPapersTexts.loading}
        </p>
      )}
      {papers && (
        <>
          <PaperList papers={papers} />
          <SessionNotesForm desk={desk} notes={papers.notes} />
          <NextSteps desk={desk} steps={papers.steps} />
        </>
      )}
    </div>
  );
}
