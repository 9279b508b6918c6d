import { useStore } from '@nanostores/react';
import { changeLesson } from '#src/features/courses/stores/edited-lesson.ts';
import {
  $lessonEditor,
  $lessonFields,
  $lessonProblems,
} from '#src/features/courses/stores/edited-state.ts';
import { SelectField, TextField } from '#src/shared/ui/Field.tsx';

const accesses = [
  { isFree: false, label: 'Paid: for learners of the course' },
  { isFree: true, label: 'Free: everyone reads it' },
];

/** Where a lesson is in its course, for whom it is, and when it opens. */
export function LessonSettings() {
  const { course, modules } = useStore($lessonEditor);
  const { module_id, is_free, unlock_after_days } = useStore($lessonFields);
  const problems = useStore($lessonProblems);
  return (
    <section aria-label="Place and access" className="card grid-cols-[minmax(0,1fr)] gap-5">
      <p>
        <span className="label block">Course</span>
        {course?.title}
      </p>
      <SelectField
        label="Module"
        name="module_id"
        value={module_id}
        options={modules.map(({ id, title }) => ({ value: id, label: title }))}
        problem={problems['module_id']}
        onChange={(event) => changeLesson({ module_id: event.currentTarget.value })}
      />
      <fieldset className="field">
        <legend className="label">Who reads it</legend>
        {accesses.map(({ isFree, label }) => (
          <label key={label} className="tick-choice">
            <input
              type="radio"
              name="is_free"
              checked={is_free === isFree}
              onChange={() => changeLesson({ is_free: isFree })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {!is_free && (
        <TextField
          label="Opens after so many days"
          name="unlock_after_days"
          inputMode="numeric"
          hint="Counted from the day on which somebody gets the course. 0: at once."
          value={unlock_after_days}
          problem={problems['unlock_after_days']}
          onChange={(event) => changeLesson({ unlock_after_days: event.currentTarget.value })}
        />
      )}
    </section>
  );
}
