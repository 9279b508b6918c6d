import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { momentInWords } from '#src/features/sessions/lib/time-words.ts';
import { changeRules } from '#src/features/sessions/messages/own-session.ts';
import {
  $isChanging,
  cancelSession,
  forgetChangeProblem,
} from '#src/features/sessions/stores/session-change.ts';
import type { TimedSession } from '#src/features/sessions/schemas/session.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx';
import { CalendarButtons } from './CalendarButtons.tsx';
import { ChangeProblem } from './ChangeProblem.tsx';
import { PhoneMessages } from './PhoneMessages.tsx';
import { SessionOrder } from './SessionOrder.tsx';

interface ChangeOfPlanProps {
  session: TimedSession;
  now: number;
  onMove: () => void;
}

/** Until when a booked session can be moved or cancelled, the buttons for it, and the way into a calendar. */
export function ChangeOfPlan({ session, now, onMove }: ChangeOfPlanProps) {
  const [isCancelling, setCancelling] = useState(false);
  const rule = useId();
  const { change_until, moves_left } = session;
  const isLate = change_until === null || Date.parse(change_until) <= now;
  const until = momentInWords(change_until ?? session.starts_at);
  const ask = (open: boolean) => {
    forgetChangeProblem();
    setCancelling(open);
  };
  return (
    <aside className="card" aria-label="Change of plan">
      <h3 className="text-title">Change of plan?</h3>
      <p id={rule} className="text-small text-soft">
        {isLate ? changeRules.tooLate(until) : changeRules.canChangeUntil(until, moves_left)}
        {!isLate && moves_left === 0 && ` ${changeRules.movesAreUsed}`}
      </p>
      <p className="text-small text-soft">
        {changeRules.noRefund} {changeRules.byMentor}
      </p>
      {!isCancelling && <ChangeProblem />}
      <div className="flex flex-wrap gap-3">
        <Button
          look="quiet"
          disabled={isLate || moves_left === 0}
          aria-describedby={rule}
          onClick={onMove}
        >
          Move
        </Button>
        <Button look="quiet" disabled={isLate} aria-describedby={rule} onClick={() => ask(true)}>
          Cancel
        </Button>
      </div>
      <CancelDialog session={session} open={isCancelling} onClose={() => ask(false)} />
      <CalendarButtons session={session} />
      <SessionOrder session={session} />
      <PhoneMessages session={session} />
    </aside>
  );
}

interface CancelDialogProps {
  session: TimedSession;
  open: boolean;
  onClose: () => void;
}

function CancelDialog({ session, open, onClose }: CancelDialogProps) {
  const busy = useStore($isChanging);
  const { starts_at, moves_left } = session;
  const confirm = async () => {
    if (await cancelSession()) onClose();
  };
  return (
    <ConfirmDialog
      title="Cancel this session?"
      open={open}
      action="Cancel the session"
      keep="Keep it"
      busy={busy}
      busyLabel="Cancelling..."
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <strong>{momentInWords(starts_at)}</strong>. {changeRules.cancelling}
      </p>
      <p>{changeRules.noRefund}</p>
      <p>
        {moves_left > 0 ? changeRules.canChooseAgain(moves_left) : changeRules.cannotChooseAgain}
      </p>
      <ChangeProblem />
    </ConfirmDialog>
  );
}
