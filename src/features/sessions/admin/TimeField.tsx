import { useId } from 'react';

interface TimeFieldProps {
  name: string;
  label: string;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** A time of the day in a row of them; its problem takes the whole row below. */
export function TimeField({ name, label, value, problem, onChange }: TimeFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-small text-soft">
        {label}
      </label>
      <input
        id={id}
        className="input w-auto"
        type="time"
        name={name}
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem && (
        <p id={`${id}-problem`} className="field-error max-w-[14rem]">
          {problem}
        </p>
      )}
    </div>
  );
}
