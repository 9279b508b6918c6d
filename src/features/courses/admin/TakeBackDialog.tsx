import { useStore } from '@nanostores/react';
import { personOf } from '#src/features/courses/lib/mentor-labels.ts';
import type { Learner } from '#src/features/courses/schemas/learners.ts';
import { $isTakingBack, takeBackAccess } from '#src/features/courses/stores/learner-access.ts';
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx';

interface TakeBackDialogProps {
  courseId: string;
  learner: Learner;
  open: boolean;
  onClose: () => void;
}

export function TakeBackDialog({ courseId, learner, open, onClose }: TakeBackDialogProps) {
  const busy = useStore($isTakingBack);
  const takeBack = async () => {
    // After a failure the question stays.
    if (await takeBackAccess({ courseId, learner })) onClose();
  };
  return (
    <ConfirmDialog
      title="Take back this access?"
      open={open}
      action="Take back"
      keep="Keep it"
      busy={busy}
      busyLabel="Taking back..."
      onConfirm={takeBack}
      onClose={onClose}
    >
      <p>
        <strong>{personOf(learner)}</strong> cannot open the paid lessons any more, unless they paid
        twice or have a larger course. What they wrote and finished is kept, and is there again if
        you give them access later.
      </p>
    </ConfirmDialog>
  );
}
