import { stepFormSchema } from '#src/features/sessions/schemas/desk-papers.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { TextField } from '#src/shared/ui/Field.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';

interface StepFormProps {
  label: string;
  action: string;
  /** The one that is changed. */
  step?: string;
  busy: boolean;
  send: (step: string, form: HTMLFormElement) => Promise<void>;
  onCancel?: () => void;
}

/** The text of a step. */
export function StepForm({ label, action, step = '', busy, send, onCancel }: StepFormProps) {
  const { problems, form } = useCheckedForm({
    schema: stepFormSchema,
    busy,
    send: ({ step: text }, element) => send(text, element),
  });
  return (
    <CheckedForm legend={label} className="grid grid-cols-[minmax(0,1fr)] gap-3" {...form}>
      <TextField
        label={label}
        name="step"
        maxLength={limits.stepMaximum}
        defaultValue={step}
        problem={problems['step']}
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
