import { withoutOption, withRight } from '#src/features/courses/lib/lesson-fields.ts';
import { lessonLimits } from '#src/features/courses/lib/lesson-limits.ts';
import type { QuizQuestion } from '#src/features/courses/schemas/lesson-fields.ts';
import type { Problems } from '#src/shared/lib/validate.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { OptionField } from './OptionField.tsx';

interface OptionFieldsProps {
  /** Of the question: `quiz.0`. */
  name: string;
  question: QuizQuestion;
  problems: Problems;
  onChange: (question: QuizQuestion) => void;
}

/** The options of a question, with a mark at what is right. */
export function OptionFields({ name, question, problems, onChange }: OptionFieldsProps) {
  const { kind, options, right } = question;
  const problem = problems[`${name}.right`];
  return (
    <fieldset
      className="grid grid-cols-[minmax(0,1fr)] gap-3 outline-none"
      tabIndex={problem ? -1 : undefined}
      data-wrong={problem && true}
      aria-describedby={problem && `${name}-right-problem`}
    >
      <legend className="label mb-2">
        {kind === 'single' ? 'Options: mark the right one' : 'Options: mark all that are right'}
      </legend>
      {options.map((option, index) => (
        <OptionField
          key={index}
          kind={kind}
          groupName={`${name}.right`}
          name={`${name}.options.${index}`}
          number={index + 1}
          option={option}
          isRight={right.includes(index)}
          problem={problems[`${name}.options.${index}`]}
          onMark={(isRight) => onChange(withRight(question, index, isRight))}
          onChange={(text) => onChange({ ...question, options: options.with(index, text) })}
          onRemove={
            options.length > lessonLimits.optionsMinimum
              ? () => onChange(withoutOption(question, index))
              : undefined
          }
        />
      ))}
      {problem && (
        <p id={`${name}-right-problem`} className="field-error">
          {problem}
        </p>
      )}
      {options.length < lessonLimits.optionsMaximum && (
        <div>
          <Button
            look="quiet"
            small
            onClick={() => onChange({ ...question, options: [...options, ''] })}
          >
            Add an option
          </Button>
        </div>
      )}
    </fieldset>
  );
}
