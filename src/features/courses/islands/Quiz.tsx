import { useStore } from '@nanostores/react';
import { type FormEvent, useRef, useState } from 'react';
import {
  attemptsLeft,
  quizMessages,
  quizScore,
} from '#src/features/courses/messages/lesson-work.ts';
import type { Question } from '#src/features/courses/schemas/lesson.ts';
import type { Attempt } from '#src/features/courses/schemas/lesson-work.ts';
import {
  $isAnswering,
  $quizResult,
  answerQuiz,
  startQuizAgain,
} from '#src/features/courses/stores/lesson-work.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { QuizQuestion } from './QuizQuestion.tsx';

interface QuizProps {
  questions: Question[];
  best: Attempt | null;
}

/** Checks what was understood. What is right is known to the database alone, which marks each attempt. */
export function Quiz({ questions, best }: QuizProps) {
  const busy = useStore($isAnswering);
  const result = useStore($quizResult);
  const heading = useRef<HTMLHeadingElement>(null);
  const [tries, setTries] = useState(0);
  const [isIncomplete, setIncomplete] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const answers = Object.fromEntries(
      questions.map(({ id }) => [id, chosen.getAll(id).map(Number)]),
    );
    const open = questions.find(({ id }) => answers[id]?.length === 0);
    setIncomplete(open !== undefined);
    if (open) {
      return event.currentTarget.querySelector<HTMLElement>(`[name="${open.id}"]`)?.focus();
    }
    if (await answerQuiz(answers)) heading.current?.focus();
  };

  const startAgain = () => {
    startQuizAgain();
    // What was chosen goes with the old form.
    setTries(tries + 1);
    heading.current?.focus();
  };

  return (
    <section className="card gap-4" aria-labelledby="quiz">
      <h2 className="text-title outline-none" id="quiz" ref={heading} tabIndex={-1}>
        Check yourself
      </h2>
      <p className="text-small text-soft" role="status">
        {result
          ? `${quizScore(result.right_count, result.question_count)} ${attemptsLeft(result.attempts_left)}`
          : best && `Your best attempt: ${best.right_count} of ${best.question_count}.`}
      </p>
      <CheckedForm
        key={tries}
        legend="Quiz"
        className="grid grid-cols-[minmax(0,1fr)] gap-6"
        busy={busy}
        onSubmit={(event) => void onSubmit(event)}
      >
        {questions.map((question, index) => (
          <QuizQuestion
            key={question.id}
            question={question}
            number={index + 1}
            mark={result?.results.find(({ question_id }) => question_id === question.id)}
          />
        ))}
        {isIncomplete && (
          <p role="alert" className="field-error">
            {quizMessages.incomplete}
          </p>
        )}
        <div>
          {result ? (
            result.attempts_left > 0 && (
              <Button look="quiet" onClick={startAgain}>
                Try again
              </Button>
            )
          ) : (
            <Button type="submit" busy={busy} busyLabel="Checking...">
              Check my answers
            </Button>
          )}
        </div>
      </CheckedForm>
    </section>
  );
}
