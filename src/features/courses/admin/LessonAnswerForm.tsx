import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { answerFormSchema, type WaitingQuestion } from '#src/features/courses/schemas/inbox.ts';
import { createAnswer } from '#src/features/courses/stores/inbox.ts';
import { type InboxDraft, inboxDraftOf } from '#src/features/courses/stores/inbox-drafts.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { TextArea } from '#src/shared/ui/Field.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';

interface LessonAnswerFormProps {
  question: WaitingQuestion;
  draft: InboxDraft['fields'] | undefined;
  onDone: () => void;
}

export function LessonAnswerForm({ question, draft, onDone }: LessonAnswerFormProps) {
  const [{ $busy, submit }] = useState(() => createAnswer(question));
  const busy = useStore($busy);
  const { problems, form } = useCheckedForm({
    schema: answerFormSchema,
    busy,
    send: async ({ answer }) => {
      if (await submit(answer)) onDone();
    },
  });

  return (
    <CheckedForm legend="Your answer" {...form}>
      <TextArea
        label="Your answer"
        name="answer"
        required
        rows={5}
        maxLength={limits.longTextMaximum}
        defaultValue={draft?.['answer']}
        hint="Only they read it: below the lesson, and by mail."
        problem={problems['answer']}
        onChange={({ target }) => inboxDraftOf(question).keep({ answer: target.value })}
      />
      <div>
        <Button type="submit" small busy={busy} busyLabel="Sending...">
          Send answer
        </Button>
      </div>
    </CheckedForm>
  );
}
