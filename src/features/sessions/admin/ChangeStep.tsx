import { stepFormSchema } from '#src/features/sessions/schemas/desk-papers.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { changedElsewhereTexts } from '#src/features/sessions/messages/changed-elsewhere.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { TextField } from '#src/shared/ui/Field.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';
import { useMergedDraft } from '#src/shared/ui/use-merged-draft.ts';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';

interface ChangeStepProps {
  /** Undefined: it was removed while it was changed here. */
  stored: string | undefined;
  busy: boolean;
  send: (step: string) => Promise<void>;
  onCancel: () => void;
}

/** Changes the text of a step, in its place. */
export function ChangeStep({ stored, busy, send, onCancel }: ChangeStepProps) {
  const { draft, conflicts, change, takeStored } = useMergedDraft<{ line: string }>({
    stored: { line: stored },
    partsOf: (typed) => typed,
    draftOf: ({ line }) => ({ line: String(line ?? '') }),
  });
  const { problems, form } = useCheckedForm({
    schema: stepFormSchema,
    busy,
    send: ({ line }) => send(line),
  });
  const changes = conflicts.map(() => ({
    label: 'Step',
    stored: stored ?? changedElsewhereTexts.removed,
    typed: draft.line,
  }));
  return (
    <CheckedForm
      legend="Change the step"
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      {...form}
    >
      <TextField
        label="Change the step"
        name="line"
        maxLength={limits.stepMaximum}
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
          Save step
        </Button>
        <Button look="quiet" small onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </CheckedForm>
  );
}
