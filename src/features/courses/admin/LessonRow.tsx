import {
  lessonFacts,
  lessonStatusLabels,
  lessonStatusTones,
} from '#src/features/courses/lib/lesson-labels.ts';
import { editLessonPath } from '#src/features/courses/paths/admin.ts';
import type { ListedLesson } from '#src/features/courses/schemas/course-desk.ts';
import { stepLessonBy } from '#src/features/courses/stores/course-order.ts';
import { Badge } from '#src/shared/ui/Badge.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { DragHandle } from './DragHandle.tsx';
import { MoveButtons } from './MoveButtons.tsx';

interface LessonRowProps {
  lesson: ListedLesson;
  /** Undefined: there is no other module. */
  onMove: (() => void) | undefined;
}

/** The button that asks for another module: it gets the focus back. */
export const moveButtonId = (lessonId: string) => `move-${lessonId}`;

/** A lesson in the mentor's list: what it is, the way into its editor, and its place. */
export function LessonRow({ lesson, onMove }: LessonRowProps) {
  const { id, title, status, is_free, task, questions } = lesson;
  return (
    <li
      data-lesson={id}
      className="drop-mark flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line pt-1 pb-3 sm:flex-nowrap"
    >
      <DragHandle />
      <div className="grid min-w-0 grow basis-full gap-1 sm:basis-0">
        <a
          className="link inline-flex min-h-11 items-center justify-self-start font-semibold wrap-anywhere"
          href={editLessonPath(id)}
        >
          {title}
        </a>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-small text-soft">
          <Badge tone={lessonStatusTones[status]}>{lessonStatusLabels[status]}</Badge>
          <Badge tone={is_free ? undefined : 'quiet'}>{is_free ? 'Free' : 'Paid'}</Badge>
          {questions.length > 0 && <Badge tone="quiet">Quiz</Badge>}
          {task !== null && <Badge tone="quiet">Task</Badge>}
          <span className="figures">{lessonFacts(lesson).join(' · ')}</span>
        </p>
      </div>
      <div className="-ml-3 flex flex-wrap items-center gap-1 sm:ml-0 sm:flex-none">
        <MoveButtons id={id} title={title} onMove={(step) => stepLessonBy(lesson, step)} />
        {onMove && (
          <Button
            id={moveButtonId(id)}
            look="quiet"
            small
            aria-label={`Move to another module: ${title}`}
            onClick={onMove}
          >
            Move
          </Button>
        )}
      </div>
    </li>
  );
}
