import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { neighbours } from '#src/features/courses/lib/outline.ts';
import type { LessonPage } from '#src/features/courses/schemas/lesson.ts';
import { $isCompleting, completeLesson } from '#src/features/courses/stores/progress.ts';
import { goToPage } from '#src/shared/browser/go-to-page.ts';
import { lessonPath, paths } from '#src/shared/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { focusIfLost } from '#src/shared/ui/focus-if-lost.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { shapes } from '#src/shared/ui/icon-shapes.ts';

interface LessonEndProps {
  page: LessonPage;
  current: string;
}

/** The end of a lesson: finish it, and go on to the next one. */
export function LessonEnd({ page, current }: LessonEndProps) {
  const busy = useStore($isCompleting);
  const { course, outline, progress, access } = page;
  const { previous, next } = neighbours(outline, current);
  const isDone = Boolean(progress?.completed_at);
  const done = outline.filter(({ completed_at }) => completed_at).length;
  // A lesson that is not open says why; for those who have not bought the course it is no next step.
  const nextPath =
    next && (access.is_learner || next.is_free) ? lessonPath(course.slug, next.slug) : undefined;

  const outcome = useRef<HTMLParagraphElement>(null);

  const finish = async () => {
    const result = await completeLesson();
    // Without a network the next lesson may not be here.
    if (result === 'saved' && nextPath) await goToPage(nextPath);
    else if (result) focusIfLost(outcome.current);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-6">
      <p
        ref={outcome}
        tabIndex={-1}
        className="text-small text-soft outline-none"
        aria-live="polite"
      >
        {isDone && done === outline.length
          ? `You have finished all ${outline.length} lessons of this course.`
          : isDone && 'You have finished this lesson.'}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {previous ? (
          <a className="btn btn-quiet max-w-full" href={lessonPath(course.slug, previous.slug)}>
            <Icon shape={shapes.previous} size={16} />
            <span className="min-w-0 truncate">{previous.title}</span>
          </a>
        ) : (
          <span />
        )}
        {!isDone && (
          <Button busy={busy} busyLabel="Saving..." onClick={() => void finish()}>
            {nextPath ? 'Mark complete, next' : 'Mark complete'}
            {nextPath && <Icon shape={shapes.next} size={16} />}
          </Button>
        )}
        {isDone && nextPath && (
          <a className="btn btn-fill max-w-full" href={nextPath}>
            <span className="min-w-0 truncate">Next: {next?.title}</span>
            <Icon shape={shapes.next} size={16} />
          </a>
        )}
        {isDone && !nextPath && (
          <a className="btn btn-fill" href={paths.courseDashboard}>
            My Courses
          </a>
        )}
      </div>
    </div>
  );
}
