import { useId } from 'react';
import type { Question } from '#src/features/courses/schemas/lesson.ts';
import type { QuizResult } from '#src/features/courses/schemas/lesson-work.ts';

interface QuizQuestionProps {
  question: Question;
  number: number;
  /** How it was answered; undefined before. */
  mark: QuizResult['results'][number] | undefined;
}

/** One question of a quiz; after an attempt with what is right about it, in words and not by colour alone. */
export function QuizQuestion({ question, number, mark }: QuizQuestionProps) {
  const id = useId();
  const { kind, prompt, options } = question;
  return (
    <div
      role="group"
      aria-labelledby={`${id}-prompt`}
      aria-describedby={mark && `${id}-mark`}
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
    >
      <p id={`${id}-prompt`} className="font-semibold">
        {number}. {prompt}
      </p>
      {options.map((option, index) => (
        <label key={option} className="quiz-option">
          <input
            type={kind === 'single' ? 'radio' : 'checkbox'}
            name={question.id}
            value={index}
            disabled={mark !== undefined}
          />
          <span>{option}</span>
        </label>
      ))}
      {mark && (
        <p
          id={`${id}-mark`}
          className={`rounded-field p-3 text-small ${mark.is_right ? 'bg-leaf-tint' : 'bg-sun-tint'}`}
        >
          <b>{mark.is_right ? 'Right.' : 'Not right yet.'}</b> {mark.explanation}
        </p>
      )}
    </div>
  );
}
