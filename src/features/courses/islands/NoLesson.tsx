import { lessonMessages } from '#src/features/courses/messages/lesson.ts';
import { paths } from '#src/shared/paths.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';

interface NoLessonProps {
  hasFailed: boolean;
  /** The address names no lesson. */
  isMissing: boolean;
  isLoading: boolean;
  onTryAgain: () => void;
}

/** The page of a lesson while there is nothing to read, and why. */
export function NoLesson({ hasFailed, isMissing, isLoading, onTryAgain }: NoLessonProps) {
  if (isMissing) {
    return (
      <div className="page section-y">
        <h1 className="sr-only">Lesson</h1>
        <EmptyState {...lessonMessages.wrongAddress}>
          <a className="btn btn-quiet" href={paths.courseDashboard}>
            My Courses
          </a>
        </EmptyState>
      </div>
    );
  }
  if (hasFailed) {
    return (
      <div className="page section-y min-h-[60vh]">
        <h1 className="sr-only">Lesson</h1>
        <LoadFailed
          message={lessonMessages.failed}
          role="alert"
          busy={isLoading}
          onTryAgain={onTryAgain}
        />
      </div>
    );
  }
  return (
    <div className="page section-y min-h-[60vh]">
      <h1 className="sr-only noscript:not-sr-only">Lesson</h1>
      <p role="status" className="py-24 text-center text-soft noscript:hidden">
        {lessonMessages.loading}
      </p>
    </div>
  );
}
