import { useStore } from '@nanostores/react';
import { hideReviewSchema } from '#src/features/reviews/schemas/form.ts';
import { hideReview, $isModerating } from '#src/features/reviews/stores/moderation.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { TextField } from '#src/shared/ui/Field.tsx';
import { useUnsavedForm } from '#src/shared/ui/use-unsaved-form.ts';
import type { ModerationPart } from './moderation-part.ts';

export function HideForm({ review, onClose }: ModerationPart) {
  const busy = useStore($isModerating);
  const { problems, form } = useUnsavedForm({
    schema: hideReviewSchema,
    busy,
    send: async ({ reason }) => {
      const isDone = (await hideReview(review, reason)) === true;
      if (isDone) onClose();
      return isDone;
    },
  });

  return (
    <CheckedForm legend="Why the review is hidden" {...form}>
      <TextField
        label="Reason"
        name="reason"
        required
        maxLength={limits.shortTextMaximum}
        hint="Its author reads it. The review leaves the list and the average."
        problem={problems['reason']}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel="Hiding...">
          Hide
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </CheckedForm>
  );
}
