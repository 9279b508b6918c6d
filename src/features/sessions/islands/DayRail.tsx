import { type ReactNode, useId } from 'react';
import type { FreeDay } from '#src/features/sessions/lib/free-days.ts';
import { monthOf } from '#src/shared/lib/dates/calendar.ts';
import { dayOfMonth, monthAndYear, monthName, weekdayName } from '#src/shared/lib/dates/labels.ts';

interface DayRailProps {
  days: FreeDay[];
  shown: string;
  onShow: (day: string) => void;
}

/** The days side by side, each with how many free times it has. Radio buttons: arrow keys go from day to day. */
export function DayRail({ days, shown, onShow }: DayRailProps) {
  const title = useId();
  const name = useId();
  const open = days.filter(({ times }) => times.length > 0).length;
  return (
    <div role="radiogroup" aria-labelledby={title} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={title} className="text-title">
          <span className="sr-only">Day in </span>
          {monthAndYear(monthOf(shown))}
        </h3>
        <p className="text-small text-soft">
          {open} {open === 1 ? 'day' : 'days'} with free times
        </p>
      </div>
      <div className="day-rail">
        {days.map(({ day, times }, index) => (
          <Day key={day} isFirst={index === 0 || day.endsWith('-01')} day={day}>
            <input
              type="radio"
              name={name}
              checked={day === shown}
              disabled={times.length === 0 && day !== shown}
              onChange={() => onShow(day)}
            />
            <DayLabel day={day} free={times.length} />
          </Day>
        ))}
      </div>
    </div>
  );
}

function Day({ day, isFirst, children }: { day: string; isFirst: boolean; children: ReactNode }) {
  return (
    <>
      {isFirst && (
        <span className="day-rail-month" aria-hidden="true">
          {monthName(monthOf(day))}
        </span>
      )}
      <label className="choice day">{children}</label>
    </>
  );
}

function DayLabel({ day, free }: { day: string; free: number }) {
  return (
    <span>
      <span className="text-small">{weekdayName(day)}</span> <b>{Number(dayOfMonth(day))}</b>
      <span className="sr-only"> {monthAndYear(monthOf(day))},</span>{' '}
      <small>{free === 0 ? 'none' : `${free} free`}</small>
    </span>
  );
}
