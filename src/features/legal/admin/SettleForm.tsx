import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { settleSchema, type StoredGrievance } from '#src/features/legal/schemas/grievance.ts';
import {
  $isSettling,
  answerDraftOf,
  settle,
} from '#src/features/legal/stores/managed-grievances.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { TextArea } from '#src/shared/ui/Field.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';

interface SettleFormProps {
  grievance: StoredGrievance;
  onSettled: () => void;
}

export function SettleForm({ grievance, onSettled }: SettleFormProps) {
  const busy = useStore($isSettling);
  const draft = answerDraftOf(grievance);
  const [typed] = useState(draft.read);
  const { problems, form } = useCheckedForm({
    schema: settleSchema,
    busy,
    send: async ({ answer }) => {
      if (await settle({ grievance, answer })) onSettled();
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
        defaultValue={typed}
        problem={problems['answer']}
        onChange={({ target }) => draft.keep(target.value || undefined)}
      />
      <div>
        <Button type="submit" small busy={busy} busyLabel="Sending...">
          Send answer and settle
        </Button>
      </div>
    </CheckedForm>
  );
}
