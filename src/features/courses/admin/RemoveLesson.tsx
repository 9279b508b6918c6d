import { useStore } from '@nanostores/react';
import type { EditedLesson } from '#src/features/courses/schemas/lesson-fields.ts';
import {
  $isChangingStatus,
  changeLessonStatus,
} from '#src/features/courses/stores/lesson-status.ts';
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx';

interface RemoveLessonProps {
  lesson: EditedLesson;
  open: boolean;
  onClose: () => void;
}

export function RemoveLesson({ lesson, open, onClose }: RemoveLessonProps) {
  const busy = useStore($isChangingStatus);
  const remove = async () => {
    // After a failure the question stays.
    if (await changeLessonStatus({ lesson, status: 'removed' })) onClose();
  };
  return (
    <ConfirmDialog
      title="Remove this lesson?"
      open={open}
      action="Remove it"
      keep="Keep it"
      busy={busy}
      busyLabel="Removing..."
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        Learners do not see <strong>{lesson.title}</strong> any more, and it does not count for the
        course. What they wrote and finished is kept, and you can restore it.
      </p>
    </ConfirmDialog>
  );
}
