import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { groupByDay } from '#src/features/sessions/lib/desk-days.ts';
import { shortDay } from '#src/features/sessions/lib/desk-labels.ts';
import { clockTime } from '#src/shared/lib/dates/clock-time.ts';
import { deskFailures } from '#src/features/sessions/messages/desk.ts';
import { $freeTimes, loadFreeTimes } from '#src/features/sessions/stores/offered.ts';
import { timeInIndia } from '#src/shared/lib/dates/india.ts';
import { SelectField } from '#src/shared/ui/Field.tsx';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';

interface FreeTimesProps {
  /** As a datetime-local field has it. */
  chosen: string;
  onChoose: (start: string) => void;
}

/** The free times of the next weeks, one day after the other. */
export function FreeTimes({ chosen, onChoose }: FreeTimesProps) {
  const { starts, status } = useStore($freeTimes);
  const [wantedDay, setWantedDay] = useState('');
  const days = groupByDay(starts, (start) => start);
  const shown = days.find(({ day }) => day === wantedDay) ?? days[0];

  if (status === 'failed') {
    return (
      <LoadFailed
        role="alert"
        message={deskFailures.freeTimes}
        onTryAgain={() => void loadFreeTimes()}
      />
    );
  }
  if (!shown) {
    return (
      // As high as the times of a day, so that no button moves under a finger when they come.
      <p role="status" className="min-h-36 text-soft">
        {status === 'loading' ? 'Loading the free times...' : 'No time is free in the next weeks.'}
      </p>
    );
  }
  return (
    <div className="grid gap-3">
      <SelectField
        label="Day"
        options={days.map(({ day, items }) => ({
          value: day,
          label: `${shortDay(day)}, ${items.length} free`,
        }))}
        value={shown.day}
        onChange={(event) => setWantedDay(event.target.value)}
      />
      <ul aria-label="Free times" className="flex flex-wrap gap-2">
        {shown.items.map((start) => {
          const value = timeInIndia(start);
          return (
            <li key={start}>
              <button
                type="button"
                aria-pressed={value === chosen}
                className="btn btn-quiet btn-small figures aria-pressed:border-leaf aria-pressed:bg-leaf-tint aria-pressed:text-leaf"
                onClick={() => onChoose(value)}
              >
                {clockTime(start)}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
