import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { lessonStatusLabels, lessonStatusTones } from '#src/features/courses/lib/lesson-labels.ts';
import { lessonTexts } from '#src/features/courses/messages/lesson-editor.ts';
import { adminCoursePath } from '#src/features/courses/paths/admin.ts';
import type { LessonStatus } from '#src/features/courses/schemas/course-desk.ts';
import { $isSavingLesson } from '#src/features/courses/stores/edited-saving.ts';
import { $isUnsaved, $lessonEditor } from '#src/features/courses/stores/edited-state.ts';
import {
  $isChangingStatus,
  changeLessonStatus,
} from '#src/features/courses/stores/lesson-status.ts';
import { lessonPath } from '#src/shared/paths.ts';
import { Badge } from '#src/shared/ui/Badge.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { RemoveLesson } from './RemoveLesson.tsx';

/** Saves, publishes, removes and restores a lesson, and shows it as its learners see it. */
export function LessonActions({ onSave }: { onSave: (status: LessonStatus) => void }) {
  const { lesson, course } = useStore($lessonEditor);
  const isSaving = useStore($isSavingLesson);
  const isChanging = useStore($isChangingStatus);
  const isUnsaved = useStore($isUnsaved);
  const [isAsked, setAsked] = useState(false);
  const status = lesson?.status ?? 'draft';
  const courseSlug = course?.slug ?? '';

  return (
    <section aria-label="Save and publish" className="card grid-cols-[minmax(0,1fr)] gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={lesson ? lessonStatusTones[status] : 'quiet'}>
          {lesson ? lessonStatusLabels[status] : 'New'}
        </Badge>
        <span role="status" className="text-small text-soft">
          {isUnsaved && lessonTexts.isUnsaved}
        </span>
      </p>
      {status === 'draft' && <Button onClick={() => onSave('published')}>Publish</Button>}
      <Button
        type="submit"
        look={status === 'published' ? 'fill' : 'quiet'}
        busy={isSaving}
        busyLabel="Saving..."
      >
        {status === 'draft' ? 'Save draft' : 'Save'}
      </Button>
      {lesson && (
        <a
          className="btn btn-quiet"
          href={lessonPath(courseSlug, lesson.slug)}
          target="_blank"
          rel="noopener"
        >
          Preview<span className="sr-only"> as a learner sees it, in a new tab</span>
        </a>
      )}
      {lesson && isUnsaved && <p className="text-small text-soft">{lessonTexts.previewIsSaved}</p>}
      {lesson && status !== 'removed' && (
        <Button look="alarm" onClick={() => setAsked(true)}>
          Remove the lesson
        </Button>
      )}
      {lesson && status === 'removed' && (
        <Button
          look="quiet"
          busy={isChanging}
          busyLabel="Restoring..."
          onClick={() => void changeLessonStatus({ lesson, status: 'draft' })}
        >
          Restore as a draft
        </Button>
      )}
      <a className="link inline-flex min-h-11 items-center" href={adminCoursePath(courseSlug)}>
        Back to the lessons
      </a>
      {lesson && <RemoveLesson lesson={lesson} open={isAsked} onClose={() => setAsked(false)} />}
    </section>
  );
}
