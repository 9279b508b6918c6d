import { lessonLimits } from '#src/features/courses/lib/lesson-limits.ts';
import type { QuizQuestion } from '#src/features/courses/schemas/lesson-fields.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextField } from '#src/shared/ui/Field.tsx';

interface OptionFieldProps {
  kind: QuizQuestion['kind'];
  /** Of the marks of all options of the question. */
  groupName: string;
  name: string;
  number: number;
  option: string;
  isRight: boolean;
  problem: string | undefined;
  onMark: (isRight: boolean) => void;
  onChange: (text: string) => void;
  /** Undefined: two options are the least. */
  onRemove: (() => void) | undefined;
}

/** One option of a question, and whether it is right. */
export function OptionField(props: OptionFieldProps) {
  const { kind, groupName, name, number, option, isRight, problem } = props;
  const { onMark, onChange, onRemove } = props;
  return (
    <div
      className={`grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 gap-y-2 ${onRemove ? 'sm:grid-cols-[auto_minmax(0,1fr)_auto]' : ''}`}
    >
      <label className="tick-choice mt-6.5 min-h-12">
        <input
          type={kind === 'single' ? 'radio' : 'checkbox'}
          name={groupName}
          checked={isRight}
          onChange={(event) => onMark(event.currentTarget.checked)}
        />
        <span className="sr-only">Option {number} is right</span>
      </label>
      <TextField
        label={`Option ${number}`}
        name={name}
        maxLength={lessonLimits.optionMaximum}
        value={option}
        problem={problem}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {onRemove && (
        <Button
          look="quiet"
          small
          className="col-start-2 justify-self-start sm:col-start-3 sm:mt-7"
          aria-label={`Remove option ${number}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      )}
    </div>
  );
}
