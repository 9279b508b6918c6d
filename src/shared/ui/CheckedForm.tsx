import type { ComponentProps } from 'react';
import type { FormNote } from './use-checked-form.ts';

interface CheckedFormProps extends ComponentProps<'form'> {
  /** What its fields are about, for those who hear the page. */
  legend: string;
  /** It is being sent. */
  busy: boolean;
  /** What is wrong with its fields together, where no toast says it. */
  note?: FormNote | undefined;
}

/**
 * The frame of every form that is sent; what it needs comes from `useCheckedForm`. While it is being sent nothing in it
 * can be changed or pressed, and what was typed stays. Its submit button then gives the focus back (use-focus-return.ts).
 */
export function CheckedForm({
  legend,
  busy,
  note,
  className = 'grid gap-5',
  children,
  ...form
}: CheckedFormProps) {
  return (
    <form noValidate {...form}>
      <fieldset disabled={busy} className={className}>
        <legend className="sr-only">{legend}</legend>
        {children}
        {note && (
          <p role="alert" className="note note-alarm text-small">
            <strong>{note.title}</strong> {note.message}
          </p>
        )}
      </fieldset>
    </form>
  );
}
