import type * as z from 'zod/mini';
import { Button } from './Button.tsx';
import { CheckedForm } from './CheckedForm.tsx';
import { TextField } from './Field.tsx';
import { useCheckedForm } from './use-checked-form.ts';

interface LineFormProps {
  label: string;
  action: string;
  /** What is changed; left out where something is added. */
  line?: string | undefined;
  schema: z.ZodMiniType<{ line: string }>;
  maxLength: number;
  busy: boolean;
  send: (line: string, form: HTMLFormElement) => Promise<void>;
  onCancel?: (() => void) | undefined;
}

/** Adds or changes one line of text, in its place. */
export function LineForm({
  label,
  action,
  line = '',
  schema,
  maxLength,
  busy,
  send,
  onCancel,
}: LineFormProps) {
  const { problems, form } = useCheckedForm({
    schema,
    busy,
    send: (typed, element) => send(typed.line, element),
  });
  return (
    <CheckedForm legend={label} className="grid grid-cols-[minmax(0,1fr)] gap-3" {...form}>
      <TextField
        label={label}
        name="line"
        maxLength={maxLength}
        defaultValue={line}
        problem={problems['line']}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="quiet" small busy={busy} busyLabel="Saving...">
          {action}
        </Button>
        {onCancel && (
          <Button look="quiet" small onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </CheckedForm>
  );
}
