import { useStore } from '@nanostores/react';
import { lessonMessages } from '#src/features/courses/messages/lesson.ts';
import { $lesson } from '#src/features/courses/stores/lesson.ts';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';

/** Said of the copy of a lesson while there is no network. */
export function OfflineNote({ onTryAgain }: { onTryAgain: () => void }) {
  const { status } = useStore($lesson, { ssr: 'initial' });
  return (
    <LoadFailed
      message={lessonMessages.copy}
      isQuiet
      role="status"
      busy={status === 'loading'}
      onTryAgain={onTryAgain}
    />
  );
}
