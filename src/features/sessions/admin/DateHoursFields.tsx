import type { ChangeEvent } from 'react';
import { shortDay } from '#src/features/sessions/lib/desk-labels.ts';
import type { DateSpan } from '#src/features/sessions/lib/date-spans.ts';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextField } from '#src/shared/ui/Field.tsx';
import { RangeFields } from './RangeFields.tsx';
import type { SchedulePartProps } from './schedule-part.ts';

const otherHours = [{ opens_at: '18:00', closes_at: '20:00' }];

const spanLabel = ({ on_date, last_date }: DateSpan) =>
  last_date ? `${shortDay(on_date)} to ${shortDay(last_date)}` : shortDay(on_date);

/** Days off, and dates whose hours differ from their week. */
export function DateHoursFields({ draft: { dates }, problems, change }: SchedulePartProps) {
  const changeSpan = (index: number, part: Partial<DateSpan>) =>
    change({ dates: dates.map((span, place) => (place === index ? { ...span, ...part } : span)) });
  const fieldOf = (index: number, field: 'on_date' | 'last_date') => ({
    type: 'date',
    name: `dates.${index}.${field}`,
    value: dates[index]?.[field] ?? '',
    problem: problems[`dates.${index}.${field}`],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      changeSpan(index, { [field]: target.value }),
  });
  const add = (ranges: DateSpan['ranges']) =>
    change({ dates: [...dates, { on_date: '', last_date: '', ranges }] });
  return (
    <section
      aria-labelledby="dates-heading"
      className="card grid-cols-[minmax(0,1fr)] gap-2 px-4 sm:px-6"
    >
      <h3 id="dates-heading">Days off and other hours</h3>
      <p className="text-small text-soft">On these days the hours of the week do not count.</p>
      {dates.map((span, index) => (
        <div
          key={index}
          role="group"
          aria-label={span.on_date ? spanLabel(span) : 'New days'}
          className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line py-3"
        >
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
            <TextField {...fieldOf(index, 'on_date')} label="First day" min={todayInIndia()} />
            <TextField
              {...fieldOf(index, 'last_date')}
              label="Last day"
              optional
              min={span.on_date || todayInIndia()}
            />
            <Button
              look="quiet"
              small
              className="justify-self-start sm:mt-8"
              aria-label={`Remove the days ${span.on_date && spanLabel(span)}`.trimEnd()}
              onClick={() => change({ dates: dates.toSpliced(index, 1) })}
            >
              Remove
            </Button>
          </div>
          <RangeFields
            name={`dates.${index}.ranges`}
            day={span.on_date ? spanLabel(span) : 'the new days'}
            none={span.last_date ? 'Days off: nothing is offered.' : 'Day off: nothing is offered.'}
            ranges={span.ranges}
            problems={problems}
            onChange={(ranges) => changeSpan(index, { ranges })}
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-3 border-t border-line pt-4">
        <Button look="quiet" small onClick={() => add([])}>
          Add days off
        </Button>
        <Button look="quiet" small onClick={() => add(otherHours)}>
          Add days with other hours
        </Button>
      </div>
    </section>
  );
}
