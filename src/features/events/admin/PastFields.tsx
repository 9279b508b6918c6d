import { useId, useState } from 'react';
import { limits } from '#src/shared/lib/limits.ts';
import { TextField } from '#src/shared/ui/Field.tsx';

interface PastFieldsProps {
  /** Whether it is marked when the form opens. */
  isMarked: boolean;
  recording: { name: string; defaultValue: string; problem: string | undefined };
}

/** What is said of an event once it is over. */
export function PastFields({ isMarked, recording }: PastFieldsProps) {
  const hintId = useId();
  const [isPast, setPast] = useState(isMarked);
  return (
    <div className="grid gap-4 rounded-field bg-sunken p-4">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="is_past_event"
          checked={isPast}
          onChange={(change) => setPast(change.target.checked)}
          aria-describedby={hintId}
          className="size-5 accent-leaf"
        />
        Mark as Past Event
      </label>
      <p id={hintId} className="text-small text-soft">
        If its date is not over yet, visitors see “Ended early” beside it.
      </p>
      <TextField
        label="Recording URL"
        type="url"
        optional
        maxLength={limits.webAddressMaximum}
        placeholder="https://"
        {...recording}
      />
    </div>
  );
}
