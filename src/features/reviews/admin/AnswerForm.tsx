import { useStore } from '@nanostores/react';
import { answerReviewSchema } from '#src/features/reviews/schemas/form.ts';
import {
  answerReview,
  $isModerating,
  removeAnswer,
} from '#src/features/reviews/stores/moderation.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { TextArea } from '#src/shared/ui/Field.tsx';
import { useUnsavedForm } from '#src/shared/ui/use-unsaved-form.ts';
import type { ModerationPart } from './moderation-part.ts';

export function AnswerForm({ review, onClose }: ModerationPart) {
  const busy = useStore($isModerating);
  const { problems, form } = useUnsavedForm({
    schema: answerReviewSchema,
    busy,
    send: async ({ answer }) => {
      const isDone = (await answerReview(review, answer)) === true;
      if (isDone) onClose();
      return isDone;
    },
  });
  const remove = async () => {
    if (await removeAnswer(review)) onClose();
  };

  return (
    <CheckedForm legend="Answer to the review" {...form}>
      <TextArea
        label="Answer"
        name="answer"
        required
        rows={5}
        maxLength={limits.longTextMaximum}
        defaultValue={review.answer ?? ''}
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
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </CheckedForm>
  );
}
