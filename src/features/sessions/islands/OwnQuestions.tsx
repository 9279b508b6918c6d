import { useStore } from '@nanostores/react';
import { PrivacyNote } from '#src/features/legal/islands/PrivacyNote.tsx';
import { questionsFormSchema } from '#src/features/sessions/schemas/papers.ts';
import {
  $isSavingQuestions,
  $questionsProblem,
  saveQuestions,
} from '#src/features/sessions/stores/questions.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { TextArea } from '#src/shared/ui/Field.tsx';
import { useUnsavedForm } from '#src/shared/ui/use-unsaved-form.ts';
import { NoticeNote } from './NoticeNote.tsx';

const labels = ['First question', 'Second question', 'Third question'];

interface OwnQuestionsProps {
  /** As they are saved. */
  questions: string[];
  hint: string;
}

/** What a session has to answer, saved with one button. */
export function OwnQuestions({ questions, hint }: OwnQuestionsProps) {
  const busy = useStore($isSavingQuestions);
  const problem = useStore($questionsProblem);
  const { problems, form } = useUnsavedForm({
    schema: questionsFormSchema,
    busy,
    send: async ({ question1 = '', question2 = '', question3 = '' }, element) => {
      const isSaved = (await saveQuestions([question1, question2, question3])) === true;
      // Those that were left empty are not kept, so the others move up.
      if (isSaved) element.reset();
      return isSaved;
    },
  });

  return (
    <CheckedForm legend="Your questions" className="grid grid-cols-[minmax(0,1fr)] gap-4" {...form}>
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
            defaultValue={questions[index] ?? ''}
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
