import { useStore } from '@nanostores/react';
import { reviewMessages } from '#src/features/reviews/messages.ts';
import { answerReviewSchema } from '#src/features/reviews/schemas/form.ts';
import {
  answerReview,
  $isModerating,
  removeAnswer,
} from '#src/features/reviews/stores/moderation.ts';
import { moderationDraftOf } from '#src/features/reviews/stores/moderation-drafts.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { TextArea } from '#src/shared/ui/Field.tsx';
import { RestoredNote } from '#src/shared/ui/RestoredNote.tsx';
import { useUnsavedForm } from '#src/shared/ui/use-unsaved-form.ts';
import type { ModerationPart } from './moderation-part.ts';
import { useKeptText } from './use-kept-text.ts';

export function AnswerForm({ review, onClose }: ModerationPart) {
  const busy = useStore($isModerating);
  const text = useKeptText(moderationDraftOf(review, 'answer'), review.answer ?? '');
  const close = () => {
    text.forget();
    onClose();
  };
  const { problems, form } = useUnsavedForm({
    schema: answerReviewSchema,
    busy,
    beginsUnsaved: text.isKept,
    send: async ({ answer }) => {
      const isDone = (await answerReview(review, answer)) === true;
      if (isDone) close();
      return isDone;
    },
  });
  const remove = async () => {
    if (await removeAnswer(review)) close();
  };

  return (
    <CheckedForm legend="Answer to the review" {...form}>
      {text.isKept && <RestoredNote message={reviewMessages.restored} onDiscard={text.discard} />}
      <TextArea
        label="Answer"
        name="answer"
        required
        rows={5}
        maxLength={limits.longTextMaximum}
        {...text.field}
        hint="Everyone reads it below the review."
        problem={problems['answer']}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel="Publishing...">
          Publish answer
        </Button>
        {review.answer !== null && (
          <Button look="alarm" onClick={() => void remove()}>
            Remove answer
          </Button>
        )}
        <Button look="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
    </CheckedForm>
  );
}
