import { useStore } from '@nanostores/react';
import { type FormEvent, useMemo, useState } from 'react';
import { sumOf } from '#src/features/courses/lib/mentor-labels.ts';
import { inboxTexts } from '#src/features/courses/messages/inbox.ts';
import {
  markFormSchema,
  pointsField,
  type WaitingTask,
} from '#src/features/courses/schemas/inbox.ts';
import type { Criterion } from '#src/features/courses/schemas/lesson.ts';
import { createMark } from '#src/features/courses/stores/inbox.ts';
import { type InboxDraft, inboxDraftOf } from '#src/features/courses/stores/inbox-drafts.ts';
import { fieldsIn } from '#src/shared/lib/form-fields.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { SelectField, TextArea } from '#src/shared/ui/Field.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';

interface MarkFormProps {
  task: WaitingTask;
  draft: InboxDraft['fields'] | undefined;
  onDone: () => void;
}

/** Points for each criterion of the rubric, and a comment. */
export function MarkForm({ task, draft, onDone }: MarkFormProps) {
  const [{ $busy, submit }] = useState(() => createMark(task));
  const busy = useStore($busy);
  const [typed, setTyped] = useState<InboxDraft['fields']>(draft ?? {});
  const rubric = task.rubric ?? [];
  const schema = useMemo(() => markFormSchema(task.rubric ?? []), [task.rubric]);
  const { problems, form } = useCheckedForm({
    schema,
    busy,
    send: async (mark) => {
      if (await submit(mark)) onDone();
    },
  });
  const keep = (event: FormEvent<HTMLFormElement>) => {
    form.onInput(event);
    const fields = fieldsIn(event.currentTarget);
    setTyped(fields);
    inboxDraftOf(task).keep(fields);
  };

  return (
    <CheckedForm legend="Your marks" {...form} onInput={keep}>
      {rubric.map((criterion, index) => (
        <SelectField
          key={`${index} ${criterion.criterion}`}
          label={criterion.criterion}
          name={pointsField(index)}
          required
          placeholder="Choose the points"
          options={pointsUpTo(criterion)}
          defaultValue={draft?.[pointsField(index)] ?? ''}
          problem={problems[pointsField(index)]}
        />
      ))}
      {rubric.length === 0 ? (
        <p className="note">{inboxTexts.noRubric}</p>
      ) : (
        <output className="font-semibold figures">
          {sumOf(rubric.map((_, index) => typed[pointsField(index)] ?? ''))} of{' '}
          {sumOf(rubric.map(({ points }) => String(points)))} points
        </output>
      )}
      <TextArea
        label="Comment"
        name="comment"
        optional
        rows={4}
        maxLength={limits.longTextMaximum}
        defaultValue={draft?.['comment']}
        hint="What was good, and what they do better next time."
        problem={problems['comment']}
      />
      <div>
        <Button type="submit" small busy={busy} busyLabel="Sending...">
          Send marks
        </Button>
      </div>
    </CheckedForm>
  );
}

const pointsUpTo = ({ points: most }: Criterion) =>
  Array.from({ length: most + 1 }, (_, points) => ({
    value: String(points),
    label: `${points} of ${most}`,
  }));
