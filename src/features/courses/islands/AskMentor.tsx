import { useStore } from '@nanostores/react';
import { PrivacyNote } from '#src/features/legal/islands/PrivacyNote.tsx';
import { askSchema, type LessonQuestion } from '#src/features/courses/schemas/lesson-work.ts';
import { $isAsking, ask } from '#src/features/courses/stores/lesson-work.ts';
import { dayInIndia } from '#src/shared/lib/dates/india.ts';
import { plainDate } from '#src/shared/lib/dates/labels.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { TextArea } from '#src/shared/ui/Field.tsx';
import { useUnsavedForm } from '#src/shared/ui/use-unsaved-form.ts';
import { useUnsentText } from './use-unsent-text.ts';

/** What a learner asked about this lesson, with the answers, and the way to ask more. */
export function AskMentor({ questions }: { questions: LessonQuestion[] }) {
  const busy = useStore($isAsking);
  const typed = useUnsentText('question');
  const { problems, form } = useUnsavedForm({
    schema: askSchema,
    busy,
    beginsUnsaved: typed.unsent !== undefined,
    send: async ({ question }) => {
      if (!(await ask(question))) return false;
      typed.forget();
      typed.empty();
      return true;
    },
  });

  return (
    <section className="card grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="ask">
      <h2 className="text-title" id="ask">
        Ask your mentor
      </h2>
      {questions.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {questions.map(({ id, question, created_at, answer, answered_at }) => (
            <li key={id} className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line pt-4">
              <p className="text-small text-soft">
                You asked on {plainDate(dayInIndia(created_at))}
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{question}</p>
              {answer === null ? (
                <p className="text-small text-soft">
                  Not answered yet. The answer comes by email, and appears here.
                </p>
              ) : (
                <div className="rounded-field bg-leaf-tint p-3">
                  <p className="text-small font-semibold">
                    Answer of {plainDate(dayInIndia(answered_at ?? created_at))}
                  </p>
                  <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <CheckedForm
        legend="A question about this lesson"
        className="grid grid-cols-[minmax(0,1fr)] gap-3"
        {...form}
      >
        <TextArea
          label="Your question about this lesson"
          name="question"
          rows={3}
          maxLength={limits.lessonQuestionMaximum}
          {...typed.area}
          problem={problems['question']}
        />
        <PrivacyNote>Only your mentor reads your question.</PrivacyNote>
        <div>
          <Button type="submit" look="quiet" small busy={busy} busyLabel="Sending...">
            Send question
          </Button>
        </div>
      </CheckedForm>
    </section>
  );
}
