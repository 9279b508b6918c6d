import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { givenProblems } from '#src/features/courses/messages/learners.ts';
import {
  $isGiving,
  addressDraftOf,
  giveAccess,
} from '#src/features/courses/stores/learner-access.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { addressFormSchema } from '#src/shared/schemas/address-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { TextField } from '#src/shared/ui/Field.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';

/** Gives the course to somebody who has an account. */
export function GiveAccessForm({ courseId }: { courseId: string }) {
  const headingId = useId();
  const busy = useStore($isGiving);
  const draft = addressDraftOf(courseId);
  const [typed, setTyped] = useState(() => draft.read() ?? '');
  const [refusal, setRefusal] = useState<string>();
  const change = (text: string) => {
    setTyped(text);
    draft.keep(text || undefined);
    setRefusal(undefined);
  };
  const { problems, form } = useCheckedForm({
    schema: addressFormSchema,
    busy,
    send: async ({ email }) => {
      const answer = await giveAccess({ courseId, email });
      if (answer === 'ok') change('');
      else if (answer !== undefined) setRefusal(givenProblems[answer]);
    },
  });

  return (
    <section aria-labelledby={headingId} className="grid max-w-[34rem] gap-3">
      <h3 id={headingId} className="text-title">
        Give access by hand
      </h3>
      <CheckedForm
        legend="Give access by hand"
        className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
        {...form}
      >
        <TextField
          label="Email of their account"
          name="email"
          type="email"
          required
          autoComplete="off"
          maxLength={limits.emailMaximum}
          hint="They pay nothing, and a mail tells them. It is noted in the activity log."
          value={typed}
          problem={problems['email'] ?? refusal}
          onChange={({ target }) => change(target.value)}
        />
        {/* Beside the field, not beside its label. */}
        <Button type="submit" className="sm:mt-7" busy={busy} busyLabel="Giving...">
          Give access
        </Button>
      </CheckedForm>
      <p role="status" className="sr-only">
        {refusal}
      </p>
    </section>
  );
}
