import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { addDays, addMonths, monthOf, weeksOf } from '#src/shared/lib/dates/calendar.ts';
import { monthAndYear } from '#src/shared/lib/dates/labels.ts';
import { longDate } from '#src/shared/lib/dates/labels.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { shapes } from '#src/shared/ui/icon-shapes.ts';
import { MonthButton } from './MonthButton.tsx';

interface CalendarFieldProps {
  label: string;
  name: string;
  /** YYYY-MM-DD: earlier days cannot be chosen. */
  earliest: string;
  /** The day that it begins with, if that can be chosen still. */
  initial?: string | undefined;
  problem?: string | undefined;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month to choose a day from, by pointer or with the arrow keys; days that are over are disabled. */
export function CalendarField({
  label,
  name,
  earliest,
  initial = '',
  problem,
}: CalendarFieldProps) {
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(initial < earliest ? '' : initial);
  const [month, setMonth] = useState(monthOf(chosen || earliest));
  const [reached, setReached] = useState<string>();
  const latest = limits.latestDate;

  useEffect(() => {
    if (reached) grid.current?.querySelector<HTMLElement>(`[data-day="${reached}"]`)?.focus();
  }, [reached]);

  const move = (event: KeyboardEvent, day: string) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = addDays(day, step);
    if (next < earliest || next > latest) return;
    setMonth(monthOf(next));
    setReached(next);
  };

  const days = weeksOf(month)
    .flat()
    .filter((day) => day !== undefined && day >= earliest);
  // One stop for the Tab key: the chosen day, else the first that can be chosen.
  const stop = [reached, chosen].find((day) => day && days.includes(day)) ?? days[0];
  return (
    <fieldset className="field" aria-describedby={problem && `${id}-problem`}>
      <legend className="label mb-1.5">{label}</legend>
      <input ref={field} type="hidden" name={name} value={chosen} />
      <div className="max-w-[24rem] rounded-field border-[1.5px] border-edge bg-card p-3">
        <div className="mb-1 flex items-center justify-between">
          <MonthButton
            label="Previous month"
            shape={shapes.previous}
            disabled={month <= monthOf(earliest)}
            onClick={() => setMonth(addMonths(month, -1))}
          />
          <p className="font-[600] max-[20rem]:text-small" aria-live="polite">
            {monthAndYear(month)}
          </p>
          <MonthButton
            label="Next month"
            shape={shapes.next}
            disabled={month >= monthOf(latest)}
            onClick={() => setMonth(addMonths(month, 1))}
          />
        </div>
        <table ref={grid} className="w-full table-fixed text-center figures max-[20rem]:text-small">
          <thead>
            <tr className="text-small text-soft max-[20rem]:text-[13px]">
              {weekdays.map((weekday) => (
                <th key={weekday} scope="col" className="py-1 font-[500]">
                  {weekday}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((day, weekday) => (
                  <td key={weekdays[weekday]} className="p-0">
                    {day && (
                      <button
                        type="button"
                        data-day={day}
                        aria-label={longDate(day)}
                        aria-pressed={day === chosen}
                        tabIndex={day === stop ? 0 : -1}
                        disabled={day < earliest || day > latest}
                        className="h-11 w-full max-w-11 cursor-pointer rounded-pill not-aria-pressed:hover:bg-sunken disabled:cursor-not-allowed disabled:text-soft disabled:line-through disabled:opacity-60 aria-pressed:bg-leaf aria-pressed:font-[700] aria-pressed:text-paper"
                        onClick={() => {
                          setChosen(day);
                          setReached(day);
                          // As other fields report a change; a hidden one does not.
                          field.current!.value = day;
                          field.current!.dispatchEvent(new Event('input', { bubbles: true }));
                        }}
                        onKeyDown={(event) => move(event, day)}
                      >
                        {Number(day.slice(8))}
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-small text-soft" aria-live="polite">
        {chosen ? longDate(chosen) : 'Choose a day.'}
      </p>
      {problem && (
        <p className="field-error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
