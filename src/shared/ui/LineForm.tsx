import { useState } from 'react';
import type * as z from 'zod/mini';
import type { DraftPlace } from '#src/shared/lib/draft-place.ts';
import { Button } from './Button.tsx';
import { CheckedForm } from './CheckedForm.tsx';
import { TextField } from './Field.tsx';
import { useCheckedForm } from './use-checked-form.ts';

interface LineFormProps {
  label: string;
  action: string;
  schema: z.ZodMiniType<{ line: string }>;
  maxLength: number;
  busy: boolean;
  place: DraftPlace<string>;
  /** Says whether it is stored. */
  send: (line: string) => Promise<boolean>;
}

/** Adds lines of text, one after the other. */
export function LineForm(props: LineFormProps) {
  const { label, action, schema, maxLength, busy, place, send } = props;
  const [line, setLine] = useState(() => place.read() ?? '');
  const change = (text: string) => {
    setLine(text);
    place.keep(text || undefined);
  };
  const { problems, form } = useCheckedForm({
    schema,
    busy,
    send: async (typed, element) => {
      if (!(await send(typed.line))) return;
      change('');
      // The next one is typed at once.
      element.querySelector('input')?.focus();
    },
  });
  return (
    <CheckedForm legend={label} className="grid grid-cols-[minmax(0,1fr)] gap-3" {...form}>
      <TextField
        label={label}
        name="line"
        maxLength={maxLength}
        value={line}
        problem={problems['line']}
        onChange={({ target }) => change(target.value)}
      />
      <div>
        <Button type="submit" look="quiet" small busy={busy} busyLabel="Saving...">
          {action}
        </Button>
      </div>
    </CheckedForm>
  );
}
