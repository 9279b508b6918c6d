import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { lessonMessages } from '#src/features/courses/messages/lesson.ts';
import { $lesson, openLesson } from '#src/features/courses/stores/lesson.ts';
import { focusIfLost } from '#src/shared/ui/focus-if-lost.ts';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { AfterLesson } from './AfterLesson.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { useReadingPlace } from './use-reading-place.ts';

/** Below a prebuilt lesson: what those who are logged in do with it. */
export function LessonTools({ current }: { current: string }) {
  const { status, hasFailed, page, isVisitor } = useStore($lesson, { ssr: 'initial' });
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => void openLesson(), []);
  useReadingPlace({
    lessonId: page?.lesson?.id,
    place: page?.progress?.place,
    isKnown: status === 'loaded',
  });
  const tryAgain = () => void openLesson().then(() => focusIfLost(part.current));

  return (
    <div ref={part} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-8 outline-none">
      {page && hasFailed && <OfflineNote onTryAgain={tryAgain} />}
      {page && <AfterLesson page={page} current={current} isVisitor={isVisitor} />}
      {!page && hasFailed && (
        <LoadFailed
          message={lessonMessages.workFailed}
          role="alert"
          busy={status === 'loading'}
          onTryAgain={tryAgain}
        />
      )}
      {!page && !hasFailed && (
        <p role="status" className="text-soft">
          {lessonMessages.loadingWork}
        </p>
      )}
    </div>
  );
}
