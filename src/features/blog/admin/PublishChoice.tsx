import { useStore } from '@nanostores/react';
import { type PostStatus, postStatus } from '#src/features/blog/lib/post-status.ts';
import { timeInIndia } from '#src/shared/lib/dates/india.ts';
import { $editor, $fieldProblems, $fields } from '#src/features/blog/stores/editor-state.ts';
import { change } from '#src/features/blog/stores/editor.ts';
import { TextField } from '#src/shared/ui/Field.tsx';

const choices: { status: PostStatus; label: string }[] = [
  { status: 'published', label: 'Published' },
  { status: 'scheduled', label: 'Scheduled for later' },
  { status: 'draft', label: 'Draft' },
];

/** Whether and when readers see the post. */
export function PublishChoice() {
  const { status, scheduledFor } = useStore($fields);
  const { post } = useStore($editor);
  const problems = useStore($fieldProblems);
  const stored = post?.publishedat ?? null;
  const storedTime = stored && postStatus(stored) === 'scheduled' ? timeInIndia(stored) : '';

  return (
    <fieldset className="field">
      <legend className="label">After saving, the article is</legend>
      <div className="publish-choices">
        {choices.map((choice) => (
          <label key={choice.status}>
            <input
              type="radio"
              name="status"
              checked={status === choice.status}
              onChange={() => change({ status: choice.status })}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {status === 'scheduled' && (
        <TextField
          label="Publish at"
          hint="Time in India"
          type="datetime-local"
          name="scheduledFor"
          value={scheduledFor || storedTime}
          problem={problems['scheduledFor']}
          onChange={(event) => change({ scheduledFor: event.currentTarget.value })}
        />
      )}
    </fieldset>
  );
}
