import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { RequireRole } from '#src/features/auth/islands/RequireRole.tsx';
import { deskFailures } from '#src/features/sessions/messages/desk.ts';
import type { DeskSession } from '#src/features/sessions/schemas/desk.ts';
import { $desk, loadDesk } from '#src/features/sessions/stores/desk.ts';
import { $hasDeskDrafts } from '#src/features/sessions/stores/desk-drafts.ts';
import { loadEarlier } from '#src/features/sessions/stores/earlier.ts';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { useOnReturn } from '#src/shared/ui/use-on-return.ts';
import { useUnsavedWarning } from '#src/shared/ui/use-unsaved-warning.ts';
import type { Ask, Question } from './ask.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { ComingSessions } from './ComingSessions.tsx';
import { DeskContents } from './DeskContents.tsx';
import { EarlierSessions } from './EarlierSessions.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { SchedulePart } from './SchedulePart.tsx';
import { WaitingPeople } from './WaitingPeople.tsx';

const loading = (
  <p role="status" className="py-24 text-center text-soft">
    Loading sessions...
  </p>
);

/** The mentor's sessions, the people without a time, and the hours that can be booked. */
export function SessionDesk() {
  return (
    <RequireRole who="admin" denied="page" loading={loading}>
      <Desk />
    </RequireRole>
  );
}

const refresh = () => {
  void loadDesk();
  void loadEarlier();
};

function Desk() {
  const { isKnown, hasFailed } = useStore($desk);
  const [asked, setAsked] = useState<{ about: Question; session: DeskSession }>();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(refresh, []);
  useOnReturn(refresh);
  useUnsavedWarning(useStore($hasDeskDrafts));

  const ask: Ask = (about, session) => {
    setAsked({ about, session });
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <FirstSteps />
      {hasFailed && (
        <LoadFailed
          role="alert"
          message={isKnown ? deskFailures.refresh : deskFailures.sessions}
          onTryAgain={refresh}
        />
      )}
      {!isKnown && !hasFailed && loading}
      {/* Also when a refresh has failed: somebody may be typing in it. */}
      {isKnown && (
        <>
          <DeskContents />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
            <ComingSessions ask={ask} />
            <WaitingPeople ask={ask} />
          </div>
          <EarlierSessions ask={ask} />
        </>
      )}
      <SchedulePart />
      {asked?.about === 'move' && (
        <MoveDialog session={asked.session} open={isOpen} onClose={close} />
      )}
      {asked?.about === 'cancel' && (
        <CancelDialog session={asked.session} open={isOpen} onClose={close} />
      )}
    </div>
  );
}
