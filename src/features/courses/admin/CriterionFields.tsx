import { lessonLimits } from '#src/features/courses/lib/lesson-limits.ts';
import type { LessonFields } from '#src/features/courses/schemas/lesson-fields.ts';
import type { Problems } from '#src/shared/lib/validate.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextField } from '#src/shared/ui/Field.tsx';

type Line = LessonFields['rubric'][number];

interface CriterionFieldsProps {
  index: number;
  line: Line;
  problems: Problems;
  onChange: (line: Line) => void;
  /** Undefined: it is the only one. */
  onRemove: (() => void) | undefined;
}

/** One line of a rubric. */
export function CriterionFields(props: CriterionFieldsProps) {
  const { index, line, problems, onChange, onRemove } = props;
  const name = `rubric.${index}`;
  const number = index + 1;
  return (
    <div
      role="group"
      aria-label={`Criterion ${number}`}
      className="grid grid-cols-[minmax(0,1fr)_5rem] items-start gap-3 sm:grid-cols-[minmax(0,1fr)_5rem_6.5rem]"
    >
      <TextField
        label={`Criterion ${number}`}
        name={`${name}.criterion`}
        maxLength={lessonLimits.criterionMaximum}
        value={line.criterion}
        problem={problems[`${name}.criterion`]}
        onChange={(event) => onChange({ ...line, criterion: event.currentTarget.value })}
      />
      <TextField
        label="Points"
        name={`${name}.points`}
        inputMode="numeric"
        value={line.points}
        problem={problems[`${name}.points`]}
        onChange={(event) => onChange({ ...line, points: event.currentTarget.value })}
      />
      {onRemove && (
        <Button
          look="quiet"
          small
          className="justify-self-start sm:mt-7"
          aria-label={`Remove criterion ${number}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      )}
    </div>
  );
}
