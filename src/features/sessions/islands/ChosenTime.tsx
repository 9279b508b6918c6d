import { useStore } from '@nanostores/react';
import { timeElsewhere } from '#src/features/sessions/lib/other-zone.ts';
import { longMoment } from '#src/features/sessions/lib/time-words.ts';
import { clockTime } from '#src/shared/lib/dates/clock-time.ts';
import { changeRules } from '#src/features/sessions/messages/own-session.ts';
import type { Session } from '#src/features/sessions/schemas/session.ts';
import { $changeProblem, $isChanging } from '#src/features/sessions/stores/session-change.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ChangeProblem } from './ChangeProblem.tsx';
import { ownZone } from './own-zone.ts';

interface ChosenTimeProps {
  session: Session;
  time: string | undefined;
  onConfirm: () => unknown;
  onKeep: (() => void) | undefined;
}

/** What was chosen, in words, and the button that books it. On a phone it stays at the lower edge. */
export function ChosenTime({ session, time, onConfirm, onKeep }: ChosenTimeProps) {
  const busy = useStore($isChanging);
  const problem = useStore($changeProblem);
  const isMove = session.status === 'booked' || session.status === 'cancelled_by_buyer';
  const movesAfter = session.moves_left - (isMove ? 1 : 0);
  return (
    <aside aria-label="Your choice" className={`card chosen-time ${time ? 'is-chosen' : ''}`}>
      <div aria-live="polite" className="grid gap-2">
        <h3 className="text-title">{time ? longMoment(time) : 'No time chosen yet'}</h3>
        {time ? <TimeFacts session={session} time={time} /> : <p>Choose a day, then a time.</p>}
      </div>
      <ChangeProblem />
      {time && (
        <Button busy={busy} busyLabel="Booking..." onClick={() => void onConfirm()}>
          {problem?.canTryAgain ? 'Try Again' : 'Confirm this time'}
        </Button>
      )}
      {onKeep && (
        <Button look="quiet" disabled={busy} onClick={onKeep}>
          Keep the booked time
        </Button>
      )}
      {time && <p className="text-small text-soft">{changeRules.canMoveLater(movesAfter)}</p>}
    </aside>
  );
}

function TimeFacts({ session, time }: { session: Session; time: string }) {
  const { minutes = 30 } = offerOf(session.mentorshiptype);
  const end = new Date(Date.parse(time) + minutes * 60_000).toISOString();
  const elsewhere = timeElsewhere(time, ownZone());
  return (
    <dl className="facts">
      <dt>Until</dt>
      <dd>{clockTime(end)} IST</dd>
      {elsewhere && (
        <>
          <dt>For you</dt>
          <dd>
            {elsewhere.time} in {elsewhere.place}
          </dd>
        </>
      )}
    </dl>
  );
}
