import { shortDay } from '#src/features/sessions/lib/desk-labels.ts';
import type { DateHours } from '#src/features/sessions/lib/open-hours.ts';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextField } from '#src/shared/ui/Field.tsx';
import { RangeFields } from './RangeFields.tsx';
import type { SchedulePartProps } from './schedule-part.ts';

const otherHours = [{ opens_at: '18:00', closes_at: '20:00' }];

/** Days off, and dates whose hours differ from their week. */
export function DateHoursFields({ draft: { dates }, problems, change }: SchedulePartProps) {
  const changeDate = (index: number, date: DateHours) => change({ dates: dates.with(index, date) });
  const add = (ranges: DateHours['ranges']) =>
    change({ dates: [...dates, { on_date: '', ranges }] });
  return (
    <section
      aria-labelledby="dates-heading"
      className="card grid-cols-[minmax(0,1fr)] gap-2 px-4 sm:px-6"
    >
      <h3 id="dates-heading">Days off and other hours</h3>
      <p className="text-small text-soft">On these days the hours of the week do not count.</p>
      {dates.map((date, index) => (
        <div
          key={index}
          role="group"
          aria-label={date.on_date ? shortDay(date.on_date) : 'A new day'}
          className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line py-3"
        >
          <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
            <TextField
              label="Day"
              type="date"
              name={`dates.${index}.on_date`}
              min={todayInIndia()}
              value={date.on_date}
              problem={problems[`dates.${index}.on_date`]}
              onChange={(event) => changeDate(index, { ...date, on_date: event.target.value })}
            />
            <Button
              look="quiet"
              small
              className="justify-self-start sm:mt-8"
              aria-label={`Remove the day ${date.on_date && shortDay(date.on_date)}`.trimEnd()}
              onClick={() => change({ dates: dates.toSpliced(index, 1) })}
            >
              Remove the day
            </Button>
          </div>
          <RangeFields
            name={`dates.${index}.ranges`}
            day={date.on_date ? shortDay(date.on_date) : 'the new day'}
            none="Day off: nothing is offered."
            ranges={date.ranges}
            problems={problems}
            onChange={(ranges) => changeDate(index, { ...date, ranges })}
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-3 border-t border-line pt-4">
        <Button look="quiet" small onClick={() => add([])}>
          Add a day off
        </Button>
        <Button look="quiet" small onClick={() => add(otherHours)}>
          Add a day with other hours
        </Button>
      </div>
    </section>
  );
}
