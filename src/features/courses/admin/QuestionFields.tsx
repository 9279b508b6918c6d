import { withKind } from '#src/features/courses/lib/lesson-fields.ts';
import { lessonLimits } from '#src/features/courses/lib/lesson-limits.ts';
import type { QuizQuestion } from '#src/features/courses/schemas/lesson-fields.ts';
import type { Problems } from '#src/shared/lib/validate.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { SelectField, TextArea } from '#src/shared/ui/Field.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { OptionFields } from './OptionFields.tsx';

interface QuestionFieldsProps {
  index: number;
  question: QuizQuestion;
  problems: Problems;
  onChange: (question: QuizQuestion) => void;
  /** Answers the index that it has then. */
  onMove: (step: -1 | 1) => number;
  onRemove: () => void;
}

const kinds = [
  { value: 'single', label: 'One answer is right' },
  { value: 'multiple', label: 'Several answers can be right' },
] as const;

/** One question of the quiz: what is asked, the options, and why the right ones are right. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { index, question, problems, onChange, onMove, onRemove } = props;
  const name = `quiz.${index}`;
  const title = `Question ${index + 1}`;
  return (
    <li className="card grid-cols-[minmax(0,1fr)] gap-4 px-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3>{title}</h3>
        <div className="flex items-center gap-1">
          <MoveButtons id={name} title={title} onMove={(step) => `quiz.${onMove(step)}`} />
          <Button look="quiet" small aria-label={`Remove: ${title}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
      <TextArea
        label="Question"
        name={`${name}.prompt`}
        rows={2}
        maxLength={lessonLimits.promptMaximum}
        value={question.prompt}
        problem={problems[`${name}.prompt`]}
        onChange={(event) => onChange({ ...question, prompt: event.currentTarget.value })}
      />
      <SelectField
        label="Kind"
        name={`${name}.kind`}
        value={question.kind}
        options={kinds}
        onChange={(event) =>
          onChange(withKind(question, event.currentTarget.value as QuizQuestion['kind']))
        }
      />
      <OptionFields name={name} question={question} problems={problems} onChange={onChange} />
      <TextArea
        label="Explanation"
        name={`${name}.explanation`}
        rows={2}
        maxLength={lessonLimits.explanationMaximum}
        value={question.explanation}
        problem={problems[`${name}.explanation`]}
        onChange={(event) => onChange({ ...question, explanation: event.currentTarget.value })}
      />
    </li>
  );
}
