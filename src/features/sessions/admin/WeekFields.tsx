import { weekdays } from '#src/features/sessions/lib/desk-labels.ts';
import type { Range } from '#src/features/sessions/lib/open-hours.ts';
import { RangeFields } from './RangeFields.tsx';
import type { SchedulePartProps } from './schedule-part.ts';

/** The open hours of every week, a row for each day. */
export function WeekFields({ draft, problems, change }: SchedulePartProps) {
  const changeDay = (index: number, ranges: Range[]) =>
    change({ week: draft.week.with(index, ranges) });
  return (
    <section
      id="open-hours"
      aria-labelledby="open-hours-heading"
      className="card grid-cols-[minmax(0,1fr)] gap-2 px-4 sm:px-6"
    >
      <h3 id="open-hours-heading">Every week</h3>
      <p className="text-small text-soft">All times are India’s.</p>
      <div className="grid grid-cols-[minmax(0,1fr)]">
        {weekdays.map((name, index) => (
          <div key={name} role="group" aria-label={name} className="border-t border-line py-3">
            <RangeFields
              name={`week.${index}`}
              day={name}
              title={name}
              none="Not open"
              ranges={draft.week[index] ?? []}
              problems={problems}
              onChange={(ranges) => changeDay(index, ranges)}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
