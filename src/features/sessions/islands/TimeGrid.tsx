import { useId } from 'react';
import { type FreeDay, timesByPart } from '#src/features/sessions/lib/free-days.ts';
import { timeElsewhere } from '#src/features/sessions/lib/other-zone.ts';
import { clockTime } from '#src/shared/lib/dates/clock-time.ts';
import { nearDate } from '#src/shared/lib/dates/labels.ts';
import { ownZone } from './own-zone.ts';

interface TimeGridProps {
  shown: FreeDay;
  chosen: string | undefined;
  /** Held for who reads this. */
  own?: readonly string[];
  onChoose: (time: string) => void;
}

/** The free times of one day, by the parts of the day. */
export function TimeGrid({ shown, chosen, own = [], onChoose }: TimeGridProps) {
  const title = useId();
  const name = useId();
  const { day, times } = shown;
  const place = times[0] && timeElsewhere(times[0], ownZone())?.place;
  return (
    <div role="radiogroup" aria-labelledby={title} className="grid gap-4">
      <div>
        <h3 id={title} className="text-title">
          {nearDate(day)}
        </h3>
        <p className="text-small text-soft">
          Indian Standard Time (IST){place && `; below it the time in ${place}`}
        </p>
      </div>
      {times.length === 0 && <p>The last free time of this day is taken. Choose another day.</p>}
      {timesByPart(times).map((part) => (
        <div key={part.name} role="group" aria-label={part.name} className="grid gap-2">
          <h4 className="tracking-normal font-sans text-small font-semibold text-soft">
            {part.name}
          </h4>
          <div className="time-grid">
            {part.times.map((time) => (
              <Time
                key={time}
                time={time}
                name={name}
                isChosen={time === chosen}
                isOwn={own.includes(time)}
                onChoose={onChoose}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

interface TimeProps {
  time: string;
  name: string;
  isChosen: boolean;
  isOwn: boolean;
  onChoose: (time: string) => void;
}

function Time({ time, name, isChosen, isOwn, onChoose }: TimeProps) {
  const elsewhere = timeElsewhere(time, ownZone());
  return (
    <label className="choice time">
      <input type="radio" name={name} checked={isChosen} onChange={() => onChoose(time)} />
      <span>
        {clockTime(time)}
        {elsewhere && (
          <small>
            {elsewhere.time}
            <span className="sr-only"> in {elsewhere.place}</span>
          </small>
        )}
        {isOwn && !isChosen && <small> held for you</small>}
      </span>
    </label>
  );
}
