import { useStore } from '@nanostores/react';
import { reviewMessages } from '#src/features/reviews/messages.ts';
import { hideReviewSchema } from '#src/features/reviews/schemas/form.ts';
import { hideReview, $isModerating } from '#src/features/reviews/stores/moderation.ts';
import { moderationDraftOf } from '#src/features/reviews/stores/moderation-drafts.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { TextField } from '#src/shared/ui/Field.tsx';
import { RestoredNote } from '#src/shared/ui/RestoredNote.tsx';
import { useUnsavedForm } from '#src/shared/ui/use-unsaved-form.ts';
import type { ModerationPart } from './moderation-part.ts';
import { useKeptText } from './use-kept-text.ts';

export function HideForm({ review, onClose }: ModerationPart) {
  const busy = useStore($isModerating);
  const text = useKeptText(moderationDraftOf(review, 'reason'), '');
  const close = () => {
    text.forget();
    onClose();
  };
  const { problems, form } = useUnsavedForm({
    schema: hideReviewSchema,
    busy,
    beginsUnsaved: text.isKept,
    send: async ({ reason }) => {
      const isDone = (await hideReview(review, reason)) === true;
      if (isDone) close();
      return isDone;
    },
  });

  return (
    <CheckedForm legend="Why the review is hidden" {...form}>
      {text.isKept && <RestoredNote message={reviewMessages.restored} onDiscard={text.discard} />}
      <TextField
        label="Reason"
        name="reason"
        required
        maxLength={limits.shortTextMaximum}
        hint="Its author reads it. The review leaves the list and the average."
        {...text.field}
        problem={problems['reason']}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel="Hiding...">
          Hide
        </Button>
        <Button look="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
    </CheckedForm>
  );
}
