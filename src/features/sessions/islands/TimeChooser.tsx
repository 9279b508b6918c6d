import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { freeDays } from '#src/features/sessions/lib/free-days.ts';
import { momentInWords } from '#src/features/sessions/lib/time-words.ts';
import { lostTime, buyerNotices } from '#src/features/sessions/messages/own-session.ts';
import type { Session } from '#src/features/sessions/schemas/session.ts';
import { $freeTimes, loadFreeTimes } from '#src/features/sessions/stores/free-times.ts';
import { chooseTime, forgetChangeProblem } from '#src/features/sessions/stores/session-change.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ChosenTime } from './ChosenTime.tsx';
import { DayRail } from './DayRail.tsx';
import { TimeGrid } from './TimeGrid.tsx';
import { WriteToMentor } from './WriteToMentor.tsx';

interface TimeChooserProps {
  session: Session;
  /** A booked time is moved, and can be kept. */
  onKeep?: () => void;
  /** The time is booked. */
  onBooked?: () => void;
}

/** The free times by day, and beside them what was chosen, in words. */
export function TimeChooser({ session, onKeep, onBooked }: TimeChooserProps) {
  const { status, times } = useStore($freeTimes);
  const [chosenDay, setDay] = useState<string>();
  const [chosenTime, setTime] = useState<string>();
  useEffect(() => void loadFreeTimes(), []);

  const days = freeDays(times, chosenDay);
  const shown = days.find(({ day }) => day === chosenDay) ?? days[0];
  const time = shown?.times.find((free) => free === chosenTime);
  const choose = async () => {
    if (time !== undefined && (await chooseTime(time))) onBooked?.();
  };

  if (!shown) return <NoTimes session={session} status={status} onKeep={onKeep} />;
  return (
    <div className="grid gap-5">
      {session.lost_start !== null && (
        <p className="note">{lostTime(momentInWords(session.lost_start))}</p>
      )}
      <div className="chooser">
        <section className="card min-w-0" aria-label="Free times">
          <DayRail
            days={days}
            shown={shown.day}
            onShow={(day) => {
              setDay(day);
              forgetChangeProblem();
            }}
          />
          <TimeGrid
            shown={shown}
            chosen={time}
            onChoose={(free) => {
              setDay(shown.day);
              setTime(free);
              forgetChangeProblem();
            }}
          />
          <p className="text-small text-soft">
            None of these? <WriteToMentor session={session} look="link" label="Write to us" /> with
            two times that suit you.
          </p>
        </section>
        <ChosenTime session={session} time={time} onConfirm={choose} onKeep={onKeep} />
      </div>
    </div>
  );
}

interface NoTimesProps {
  session: Session;
  status: string;
  onKeep: (() => void) | undefined;
}

/** They are being loaded, could not be loaded, or there are none. */
function NoTimes({ session, status, onKeep }: NoTimesProps) {
  if (status === 'loading' || status === 'idle') {
    return (
      <p role="status" className="session-loading text-soft">
        Loading the free times...
      </p>
    );
  }
  const { title, message } = status === 'failed' ? buyerNotices.timesFailed : buyerNotices.noTimes;
  return (
    <EmptyState title={title} {...(message !== undefined && { message })}>
      <div className="flex flex-wrap justify-center gap-3">
        {status === 'failed' && <Button onClick={() => void loadFreeTimes()}>Try Again</Button>}
        <WriteToMentor session={session} />
        {onKeep && (
          <Button look="quiet" onClick={onKeep}>
            Keep the booked time
          </Button>
        )}
      </div>
    </EmptyState>
  );
}
