import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { lessonsOf, modulesOf } from '#src/features/courses/lib/course-order.ts';
import { lessonCounts } from '#src/features/courses/lib/lesson-labels.ts';
import { courseDeskTexts } from '#src/features/courses/messages/course-desk.ts';
import type {
  Course,
  CourseModule,
  ListedLesson,
} from '#src/features/courses/schemas/course-desk.ts';
import { $courseDesk } from '#src/features/courses/stores/course-desk.ts';
import { $announcement } from '#src/features/courses/stores/course-order.ts';
import { openFoldsAround } from '#src/shared/browser/open-folds.ts';
import { AddModule } from './AddModule.tsx';
import { DeleteModule } from './DeleteModule.tsx';
import { moveButtonId } from './LessonRow.tsx';
import { ModuleCard } from './ModuleCard.tsx';
import { MoveLesson } from './MoveLesson.tsx';
import { useDragOrder } from './use-drag-order.ts';

const lessonsOnPhone = 10;

/** The modules and lessons of a course, in their order. */
export function LessonList({ course }: { course: Course }) {
  const desk = useStore($courseDesk);
  const announcement = useStore($announcement);
  const [moved, setMoved] = useState<ListedLesson>();
  const [deleted, setDeleted] = useState<CourseModule>();
  const place = useRef<HTMLElement>(null);
  useDragOrder(place);

  const modules = modulesOf(desk.modules, course.id);
  const lessons = desk.lessons.filter(({ course_id }) => course_id === course.id);
  const closeMove = () => {
    const id = moved && moveButtonId(moved.id);
    setMoved(undefined);
    // The lesson is in another part of the page now, and so is its button.
    setTimeout(() => {
      const button = id ? document.getElementById(id) : null;
      openFoldsAround(button);
      button?.focus();
    });
  };
  const closeDelete = (isGone: boolean) => {
    setDeleted(undefined);
    if (isGone) place.current?.focus();
  };
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby="lessons"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="lessons" className="text-large">
          Lessons
        </h2>
        <p className="font-semibold figures">{lessonCounts(lessons)}</p>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {modules.length === 0 && <p className="card text-soft">{courseDeskTexts.noModules}</p>}
      <ol aria-label="Modules" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {modules.map((module) => (
          <ModuleCard
            key={module.id}
            course={course}
            module={module}
            lessons={lessonsOf(lessons, module.id)}
            onMove={modules.length > 1 ? setMoved : undefined}
            onDelete={() => setDeleted(module)}
            isFolded={lessons.length > lessonsOnPhone && lessonsOf(lessons, module.id).length > 0}
          />
        ))}
      </ol>
      <AddModule course={course} />
      <MoveLesson lesson={moved} onClose={closeMove} />
      <DeleteModule module={deleted} onClose={closeDelete} />
    </section>
  );
}
