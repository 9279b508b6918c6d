import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { lessonCount } from '#src/features/courses/lib/lesson-labels.ts';
import { lessonLimits } from '#src/features/courses/lib/lesson-limits.ts';
import { courseDeskTexts } from '#src/features/courses/messages/course-desk.ts';
import { newLessonPath } from '#src/features/courses/paths/admin.ts';
import type {
  Course,
  CourseModule,
  ListedLesson,
} from '#src/features/courses/schemas/course-desk.ts';
import { moduleFormSchema } from '#src/features/courses/schemas/module-form.ts';
import {
  $isChangingModules,
  changeModules,
  titleDraftOf,
} from '#src/features/courses/stores/modules.ts';
import { ChangeLine } from '#src/shared/ui/ChangeLine.tsx';
import { PhoneFold } from '#src/shared/ui/PhoneFold.tsx';
import { LessonRow } from './LessonRow.tsx';
import { ModuleHead } from './ModuleHead.tsx';

interface ModuleCardProps {
  course: Course;
  module: CourseModule;
  lessons: ListedLesson[];
  /** Undefined: there is no other module. */
  onMove: ((lesson: ListedLesson) => void) | undefined;
  onDelete: () => void;
  /** On a phone its lessons are folded: the course has many. */
  isFolded: boolean;
}

/** A module with its lessons, in order. */
export function ModuleCard(props: ModuleCardProps) {
  const { course, module, lessons, onMove, onDelete, isFolded } = props;
  const busy = useStore($isChangingModules);
  const draft = titleDraftOf(module);
  const [isRenaming, setRenaming] = useState(() => draft.read() !== undefined);
  const wasRenaming = useRef(isRenaming);
  const place = useRef<HTMLLIElement>(null);
  // The button that was pressed is gone, on the way there and on the way back.
  useEffect(() => {
    if (wasRenaming.current === isRenaming) return;
    wasRenaming.current = isRenaming;
    place.current?.querySelector<HTMLElement>(isRenaming ? 'input' : '[data-rename]')?.focus();
  }, [isRenaming]);

  const close = () => {
    draft.keep(undefined);
    setRenaming(false);
  };
  const rename = async (title: string) => {
    if (await changeModules({ action: 'rename', module, title })) close();
  };
  return (
    <li
      ref={place}
      data-module={module.id}
      className="drop-mark card grid-cols-[minmax(0,1fr)] gap-2 px-4 py-4 sm:px-6"
    >
      {isRenaming ? (
        <ChangeLine
          label="Title of the module"
          name="Title"
          action="Save title"
          stored={module.title}
          schema={moduleFormSchema}
          maxLength={lessonLimits.titleMaximum}
          busy={busy}
          place={draft}
          send={rename}
          onCancel={close}
        />
      ) : (
        <ModuleHead
          module={module}
          count={lessonCount(lessons.length)}
          onRename={() => setRenaming(true)}
          onDelete={lessons.length === 0 ? onDelete : undefined}
        />
      )}
      <PhoneFold summary={`Show ${lessonCount(lessons.length)}`} isLong={isFolded}>
        {lessons.length === 0 ? (
          <p className="border-t border-line py-3 text-soft">{courseDeskTexts.noLessons}</p>
        ) : (
          <ol aria-label={`Lessons: ${module.title}`} className="grid grid-cols-[minmax(0,1fr)]">
            {lessons.map((lesson) => (
              <LessonRow
                key={lesson.id}
                lesson={lesson}
                onMove={onMove && (() => onMove(lesson))}
              />
            ))}
          </ol>
        )}
        <p className="border-t border-line pt-3">
          <a
            className="btn btn-quiet btn-small"
            href={newLessonPath(course.slug, module.id)}
            aria-label={`Add a lesson: ${module.title}`}
          >
            Add a lesson
          </a>
        </p>
      </PhoneFold>
    </li>
  );
}
