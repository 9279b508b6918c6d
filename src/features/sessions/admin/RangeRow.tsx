import { useId } from 'react';
import type { Range } from '#src/features/sessions/lib/open-hours.ts';
import type { Problems } from '#src/shared/lib/validate.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { shapes } from '#src/shared/ui/icon-shapes.ts';

interface RangeRowProps {
  /** Of its fields: `week.0.1`. */
  name: string;
  range: Range;
  problems: Problems;
  /** What the button says that takes it away. */
  removal: string;
  onChange: (range: Range) => void;
  onRemove: () => void;
}

/** From one time to another, in a line. */
export function RangeRow({ name, range, problems, removal, onChange, onRemove }: RangeRowProps) {
  const id = useId();
  const problemOf = (field: keyof Range) => problems[`${name}.${field}`];
  const problem = problemOf('opens_at') ?? problemOf('closes_at');
  const wiring = (field: keyof Range) => ({
    id: `${id}-${field}`,
    className:
      'input w-auto min-w-[7.4rem] max-w-[9.5rem] flex-1 px-1 figures sm:min-w-[8.7rem] sm:px-2',
    type: 'time',
    name: `${name}.${field}`,
    value: range[field],
    'aria-invalid': problemOf(field) ? (true as const) : undefined,
    'aria-describedby': problemOf(field) && `${id}-problem`,
  });
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-1 sm:gap-1.5">
        <label htmlFor={`${id}-opens_at`} className="sr-only">
          From
        </label>
        <input
          {...wiring('opens_at')}
          onChange={({ target }) => onChange({ ...range, opens_at: target.value })}
        />
        <label htmlFor={`${id}-closes_at`}>to</label>
        <input
          {...wiring('closes_at')}
          onChange={({ target }) => onChange({ ...range, closes_at: target.value })}
        />
        <button
          type="button"
          aria-label={removal}
          className="-mr-2 grid size-11 flex-none cursor-pointer place-items-center rounded-pill text-soft hover:bg-sunken hover:text-ink sm:mr-0"
          onClick={onRemove}
        >
          <Icon shape={shapes.close} size={16} />
        </button>
      </div>
      {problem && (
        <p id={`${id}-problem`} className="field-error">
          {problem}
        </p>
      )}
    </div>
  );
}
