import { type ComponentProps, type ReactNode, useId } from 'react';

interface FieldProps {
  label: string;
  hint?: string | undefined;
  /** What became of what was typed; read out when it appears. */
  note?: string | undefined;
  /** What is wrong with the value; read out with the control. */
  problem?: string | undefined;
  optional?: boolean;
}

interface Wiring {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label, control, hint and problem, wired once so that a screen reader hears them together. */
function Field({
  label,
  hint,
  note,
  problem,
  optional,
  control,
}: FieldProps & { control: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
        {optional && <span className="font-normal text-soft"> (optional)</span>}
      </label>
      {control({
        id,
        className: 'input',
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p className="text-small text-soft" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {note !== undefined && (
        <p role="status" className={note ? 'text-small' : 'sr-only'}>
          {note}
        </p>
      )}
      {problem && (
        <p className="field-error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}

export function TextField({
  label,
  hint,
  note,
  problem,
  optional,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field
      {...{ label, hint, note, problem }}
      optional={optional ?? false}
      control={(wiring) => <input {...input} {...wiring} />}
    />
  );
}

export function TextArea({
  label,
  hint,
  problem,
  optional,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field
      {...{ label, hint, problem }}
      optional={optional ?? false}
      control={(wiring) => <textarea {...area} {...wiring} />}
    />
  );
}

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly { value: string; label: string }[];
  placeholder?: string;
}

export function SelectField({
  label,
  hint,
  problem,
  optional,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field
      {...{ label, hint, problem }}
      optional={optional ?? false}
      control={(wiring) => (
        <select {...select} {...wiring}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    />
  );
}
