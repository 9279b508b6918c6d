import { useStore } from '@nanostores/react';
import { settleSchema, type StoredGrievance } from '#src/features/legal/schemas/grievance.ts';
import { $isSettling, settle } from '#src/features/legal/stores/managed-grievances.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { TextArea } from '#src/shared/ui/Field.tsx';
import { useUnsavedForm } from '#src/shared/ui/use-unsaved-form.ts';

interface SettleFormProps {
  grievance: StoredGrievance;
  onSettled: () => void;
}

export function SettleForm({ grievance, onSettled }: SettleFormProps) {
  const busy = useStore($isSettling);
  const { problems, form } = useUnsavedForm({
    schema: settleSchema,
    busy,
    send: async ({ answer }) => {
      const isDone = (await settle({ grievance, answer })) === true;
      if (isDone) onSettled();
      return isDone;
    },
  });

  return (
    <CheckedForm legend={`Settle ${grievance.ticket}`} {...form}>
      <TextArea
        label="Your answer"
        name="answer"
        required
        rows={6}
        maxLength={limits.longTextMaximum}
        hint="It is mailed to the person, and closes the grievance. It cannot be changed afterwards."
        problem={problems['answer']}
      />
      <div>
        <Button type="submit" small busy={busy} busyLabel="Sending...">
          Send answer and settle
        </Button>
      </div>
    </CheckedForm>
  );
}
