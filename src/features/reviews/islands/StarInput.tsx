import { useId } from 'react';
import { starLabel } from '#src/features/reviews/lib/labels.ts';

const levels = ['1', '2', '3', '4', '5'];
const star = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';

interface StarInputProps {
  label: string;
  name: string;
  /** '' while none is chosen, else '1' to '5'. */
  value: string;
  onChoose: (value: string) => void;
  problem?: string | undefined;
}

/** Five radio buttons that look like stars: the browser's own keys, names and touch for a rating. */
export function StarInput({ label, name, value, onChoose, problem }: StarInputProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
      className="field"
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem && `${id}-problem`}
    >
      <legend id={`${id}-label`} className="label mb-1">
        {label}
      </legend>
      <div className="-ml-1.5 flex items-center">
        {levels.map((level) => (
          <label
            key={level}
            className={`relative grid size-11 place-items-center rounded-field hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-leaf ${level <= value ? 'text-saffron-fill' : 'text-line'}`}
          >
            <input
              type="radio"
              name={name}
              value={level}
              checked={level === value}
              onChange={() => onChoose(level)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="sr-only">{starLabel(Number(level))}</span>
            <svg width="32" height="32" viewBox="0 0 24 24" aria-hidden="true">
              <path d={star} fill="currentColor" className="stroke-edge" />
            </svg>
          </label>
        ))}
        <span aria-hidden="true" className="ml-2 text-small text-soft">
          {value ? `${value} of 5` : 'Choose your stars'}
        </span>
      </div>
      {problem && (
        <p className="field-error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
