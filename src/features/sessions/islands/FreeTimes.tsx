import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { freeDays } from '#src/features/sessions/lib/free-days.ts';
import { holdNotices } from '#src/features/sessions/messages/holds.ts';
import { $freeTimes, loadFreeTimes } from '#src/features/sessions/stores/free-times.ts';
import { $isHolding, $pressedTime, keepTime } from '#src/features/sessions/stores/held-time.ts';
import { $ownTimes, isStillHeld } from '#src/features/sessions/stores/own-times.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { useNow } from '#src/shared/ui/use-now.ts';
import { DayRail } from './DayRail.tsx';
import { TimeGrid } from './TimeGrid.tsx';

/** The free times by day; the one that is pressed is held. */
export function FreeTimes({ chosen }: { chosen: string | undefined }) {
  const { status, times } = useStore($freeTimes);
  const busy = useStore($isHolding);
  const [chosenDay, setDay] = useState<string>();
  const pressed = useStore($pressedTime);
  const now = useNow();
  useEffect(() => void loadFreeTimes(), []);

  // What is held for this browser is free for nobody else, so it is not among the others.
  const own = useStore($ownTimes)
    .filter((time) => isStillHeld(time, now))
    .map(({ startsAt }) => startsAt);
  const chosenToo = chosen === undefined ? own : [...own, chosen];
  const days = freeDays([...new Set([...times, ...chosenToo])], chosenDay);
  const shown =
    days.find(({ day }) => day === chosenDay) ??
    days.find(({ times }) => chosen !== undefined && times.includes(chosen)) ??
    days[0];
  if (!shown || (times.length === 0 && status !== 'loaded')) {
    if (status === 'failed') {
      return (
        <div className="grid justify-items-start gap-3">
          <p role="alert">{holdNotices.timesFailed.message}</p>
          <Button look="quiet" small onClick={() => void loadFreeTimes()}>
            Try Again
          </Button>
        </div>
      );
    }
    return (
      <p role="status" className="text-soft">
        {status === 'loaded' ? holdNotices.noTimes.message : 'Loading the free times...'}
      </p>
    );
  }
  return (
    <div aria-busy={busy} className="grid min-w-0 gap-4">
      <DayRail days={days} shown={shown.day} onShow={setDay} />
      <TimeGrid
        shown={shown}
        chosen={busy ? pressed : chosen}
        own={own}
        onChoose={(time) => {
          setDay(shown.day);
          keepTime(time);
        }}
      />
    </div>
  );
}
