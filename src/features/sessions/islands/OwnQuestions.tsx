import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { PrivacyNote } from '#src/features/legal/islands/PrivacyNote.tsx';
import { questionsFormSchema } from '#src/features/sessions/schemas/papers.ts';
import type { Session } from '#src/features/sessions/schemas/session.ts';
import {
  $isSavingQuestions,
  $questionsProblem,
  saveQuestions,
} from '#src/features/sessions/stores/questions.ts';
import {
  keepQuestions,
  unsavedQuestions,
} from '#src/features/sessions/stores/unsaved-questions.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { TextArea } from '#src/shared/ui/Field.tsx';
import { useUnsavedForm } from '#src/shared/ui/use-unsaved-form.ts';
import { NoticeNote } from './NoticeNote.tsx';

const labels = ['First question', 'Second question', 'Third question'];

interface OwnQuestionsProps {
  session: Session;
  hint: string;
}

/** What a session has to answer, saved with one button. */
export function OwnQuestions({ session, hint }: OwnQuestionsProps) {
  const { order_id: orderId, papers } = session;
  const { questions } = papers;
  const busy = useStore($isSavingQuestions);
  const problem = useStore($questionsProblem);
  const [unsaved, setUnsaved] = useState(() => unsavedQuestions(orderId, questions));
  const { problems, form } = useUnsavedForm({
    schema: questionsFormSchema,
    busy,
    beginsUnsaved: unsaved.some((text) => text !== undefined),
    send: async ({ question1 = '', question2 = '', question3 = '' }, element) => {
      const isSaved = (await saveQuestions([question1, question2, question3])) === true;
      if (!isSaved) return false;
      setUnsaved([]);
      // Those that were left empty are not kept, so the others move up.
      element.reset();
      return true;
    },
  });
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const typed = [...new FormData(event.currentTarget).values()].map(String);
    keepQuestions(orderId, typed, questions);
    form.onInput(event);
  };

  return (
    <CheckedForm
      legend="Your questions"
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      {...form}
      onInput={onInput}
    >
      <p className="text-small text-soft">{hint}</p>
      {labels.map((label, index) => {
        const name = `question${index + 1}`;
        return (
          <TextArea
            key={name}
            label={label}
            name={name}
            rows={2}
            maxLength={limits.questionMaximum}
            defaultValue={unsaved[index] ?? questions[index] ?? ''}
            problem={problems[name]}
          />
        );
      })}
      <PrivacyNote>Only your mentor reads your questions.</PrivacyNote>
      <NoticeNote notice={problem} />
      <div>
        <Button type="submit" look="quiet" small busy={busy} busyLabel="Saving...">
          Save questions
        </Button>
      </div>
    </CheckedForm>
  );
}
