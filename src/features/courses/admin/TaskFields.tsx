import { useStore } from '@nanostores/react';
import { newCriterion } from '#src/features/courses/lib/lesson-fields.ts';
import { lessonLimits } from '#src/features/courses/lib/lesson-limits.ts';
import { changeLesson } from '#src/features/courses/stores/edited-lesson.ts';
import { $lessonFields, $lessonProblems } from '#src/features/courses/stores/edited-state.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextArea } from '#src/shared/ui/Field.tsx';
import { CriterionFields } from './CriterionFields.tsx';
import { EditorPart } from './EditorPart.tsx';

/** What learners hand in, and by what the mentor marks it. */
export function TaskFields() {
  const { has_task, task, rubric } = useStore($lessonFields);
  const problems = useStore($lessonProblems);
  const change = (lines: typeof rubric) => changeLesson({ rubric: lines });
  return (
    <EditorPart
      title="Task"
      hint="Learners hand in a text or a file, and you mark it."
      isLong={rubric.length > 3}
    >
      <label className="tick-choice">
        <input
          type="checkbox"
          checked={has_task}
          onChange={(event) => changeLesson({ has_task: event.currentTarget.checked })}
        />
        This lesson ends with a task
      </label>
      {has_task && (
        <>
          <TextArea
            label="What they do"
            name="task"
            rows={5}
            maxLength={lessonLimits.taskMaximum}
            value={task}
            problem={problems['task']}
            onChange={(event) => changeLesson({ task: event.currentTarget.value })}
          />
          <div role="group" aria-label="Rubric" className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <p className="label">What you look for, with points from 1 to 10</p>
            {rubric.map((line, index) => (
              <CriterionFields
                key={index}
                index={index}
                line={line}
                problems={problems}
                onChange={(changed) => change(rubric.with(index, changed))}
                onRemove={rubric.length > 1 ? () => change(rubric.toSpliced(index, 1)) : undefined}
              />
            ))}
            {rubric.length < lessonLimits.criteria && (
              <div>
                <Button look="quiet" small onClick={() => change([...rubric, newCriterion])}>
                  Add a criterion
                </Button>
              </div>
            )}
          </div>
        </>
      )}
    </EditorPart>
  );
}
