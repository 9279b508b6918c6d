import type * as z from 'zod/mini';
import type { DraftPlace } from '#src/shared/lib/draft-place.ts';
import { Button } from './Button.tsx';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import { CheckedForm } from './CheckedForm.tsx';
import { TextField } from './Field.tsx';
import { useCheckedForm } from './use-checked-form.ts';
import { type MergedDraft, useMergedDraft } from './use-merged-draft.ts';

interface Line {
  line: string;
}

interface ChangeLineProps {
  label: string;
  /** What the line is called beside what is stored and what was typed. */
  name: string;
  action: string;
  /** Undefined: it was removed while it was changed here. */
  stored: string | undefined;
  schema: z.ZodMiniType<Line>;
  maxLength: number;
  busy: boolean;
  place: DraftPlace<MergedDraft<Line>>;
  send: (line: string) => Promise<void>;
  onCancel: () => void;
}

/** Changes one line of text, in its place (docs/decisions/two-tabs.md). */
export function ChangeLine(props: ChangeLineProps) {
  const { label, name, action, stored, schema, maxLength, busy, place, send, onCancel } = props;
  const { draft, conflicts, change, takeStored } = useMergedDraft<Line>({
    stored: { line: stored },
    partsOf: (typed) => ({ ...typed }),
    draftOf: ({ line }) => ({ line: String(line ?? '') }),
    place,
  });
  const { problems, form } = useCheckedForm({ schema, busy, send: ({ line }) => send(line) });
  const changes = conflicts.map(() => ({ label: name, stored, typed: draft.line }));
  return (
    <CheckedForm legend={label} className="grid grid-cols-[minmax(0,1fr)] gap-3" {...form}>
      <TextField
        label={label}
        name="line"
        maxLength={maxLength}
        value={draft.line}
        problem={problems['line']}
        onChange={({ target }) => change({ line: target.value })}
      />
      <ChangedElsewhere
        changes={changes}
        onTakeStored={stored === undefined ? onCancel : takeStored}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="quiet" small busy={busy} busyLabel="Saving...">
          {action}
        </Button>
        <Button look="quiet" small onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </CheckedForm>
  );
}
