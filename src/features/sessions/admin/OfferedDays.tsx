import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { daysAhead, groupByDay } from '#src/features/sessions/lib/desk-days.ts';
import { dayHeading } from '#src/features/sessions/lib/desk-labels.ts';
import { clockTime } from '#src/shared/lib/dates/clock-time.ts';
import { type Hours, hoursOn } from '#src/features/sessions/lib/open-hours.ts';
import { deskFailures } from '#src/features/sessions/messages/desk.ts';
import { $offered, loadOffered } from '#src/features/sessions/stores/offered.ts';
import { addDays } from '#src/shared/lib/dates/calendar.ts';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';

/** The next seven days as people see them who want to book. */
export function OfferedDays({ hours }: { hours: Hours }) {
  const { starts, status } = useStore($offered);
  useEffect(() => void loadOffered(), []);

  const today = todayInIndia();
  const offered = groupByDay(starts, (start) => start);
  const days = Array.from({ length: daysAhead }, (_, index) => addDays(today, index));
  return (
    <section
      aria-labelledby="offered-heading"
      className="card grid-cols-[minmax(0,1fr)] gap-2 xl:sticky xl:top-4"
    >
      <h3 id="offered-heading">What people see</h3>
      <p className="text-small text-soft">The free times of seven days, as saved.</p>
      {status === 'loading' && (
        <p role="status" className="text-soft">
          Loading what is offered...
        </p>
      )}
      {status === 'failed' && (
        <LoadFailed
          role="alert"
          message={deskFailures.offered}
          onTryAgain={() => void loadOffered()}
        />
      )}
      {status === 'loaded' && (
        <ul aria-label="Offered days" className="grid grid-cols-[minmax(0,1fr)]">
          {days.map((day) => {
            const times = offered.find((group) => group.day === day)?.items ?? [];
            return (
              <li key={day} className="grid gap-1 border-t border-line py-3">
                <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="font-semibold">{dayHeading(day, today)}</span>
                  <span className="text-small whitespace-nowrap text-soft figures">
                    {times.length === 0 ? whyNone(hours, day) : `${times.length} free`}
                  </span>
                </p>
                {times.length > 0 && (
                  <p className="flex flex-wrap gap-1.5">
                    {times.map((start) => (
                      <span key={start} className="badge figures">
                        {clockTime(start)}
                      </span>
                    ))}
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function whyNone(hours: Hours, day: string): string {
  const { ranges, isOwn } = hoursOn(hours, day);
  if (ranges.length > 0) return 'Nothing free';
  return isOwn ? 'Day off' : 'Not open';
}
