import type { StoredReview } from '#src/features/reviews/schemas/review.ts';
import { forgetModeration } from '#src/features/reviews/stores/moderation-drafts.ts';
import { WritingDialog } from '#src/shared/ui/WritingDialog.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { HideForm } from './HideForm.tsx';
import { RemoveConfirmation } from './RemoveConfirmation.tsx';

const parts = {
  hide: { title: 'Hide this review?', Part: HideForm },
  answer: { title: 'Answer in public', Part: AnswerForm },
  remove: { title: 'Delete this review?', Part: RemoveConfirmation },
};

export type ModerationTask = keyof typeof parts;

interface ModerationDialogProps {
  /** Undefined: closed. */
  task: { kind: ModerationTask; review: StoredReview } | undefined;
  onClose: () => void;
}

export function ModerationDialog({ task, onClose }: ModerationDialogProps) {
  const { title, Part } = parts[task?.kind ?? 'hide'];
  return (
    <WritingDialog
      title={title}
      open={task !== undefined}
      onDrop={() => task && forgetModeration(task.review)}
      onClose={onClose}
    >
      {task && (
        <>
          <p className="mb-5 wrap-anywhere text-soft">
            “<bdi>{task.review.title}</bdi>” by <bdi>{task.review.reviewer_name}</bdi>
          </p>
          <Part review={task.review} onClose={onClose} />
        </>
      )}
    </WritingDialog>
  );
}
