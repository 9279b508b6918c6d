import { useId } from 'react';

interface NumberSentenceProps {
  name: string;
  /** The sentence around the number. */
  before: string;
  after: string;
  limits: readonly [least: number, most: number];
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** A sentence with a number to fill in. Both of its halves are the label of the field. */
export function NumberSentence({
  name,
  before,
  after,
  limits: [least, most],
  value,
  problem,
  onChange,
}: NumberSentenceProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <div>
        <label htmlFor={id}>{before}</label>{' '}
        <input
          id={id}
          className="input inline-block w-20 text-center figures"
          type="number"
          name={name}
          min={least}
          max={most}
          step={1}
          value={value}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${id}-problem`}
          onChange={(event) => onChange(event.target.value)}
        />{' '}
        <label htmlFor={id}>{after}</label>
      </div>
      {problem && (
        <p id={`${id}-problem`} className="field-error">
          {problem}
        </p>
      )}
    </div>
  );
}
