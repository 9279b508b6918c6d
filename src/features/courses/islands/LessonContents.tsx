import { useStore } from '@nanostores/react';
import { lessonMinutes } from '#src/features/courses/lib/lesson-length.ts';
import { modulesOf } from '#src/features/courses/lib/outline.ts';
import { coursePath } from '#src/features/courses/paths/lessons.ts';
import type { OutlineLesson } from '#src/features/courses/schemas/lesson.ts';
import { $lesson } from '#src/features/courses/stores/lesson.ts';
import { dayInIndia } from '#src/shared/lib/dates/india.ts';
import { dayAndMonth } from '#src/shared/lib/dates/labels.ts';
import { lessonPath, paths } from '#src/shared/paths.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { shapes } from '#src/shared/ui/icon-shapes.ts';

/** What the list shows of a lesson before anybody is known. */
type ListedLesson = Pick<
  OutlineLesson,
  'module' | 'slug' | 'title' | 'word_count' | 'video_minutes' | 'is_free'
> &
  Partial<Pick<OutlineLesson, 'completed_at' | 'opens_at'>>;

interface LessonContentsProps {
  course: { slug: string; title: string };
  outline: ListedLesson[];
  /** The lesson that is open. */
  current: string;
}

/** The lessons of a course beside the one that is open: what is finished, what is free, and how long each takes. */
export function LessonContents({ course, outline, current }: LessonContentsProps) {
  const { page } = useStore($lesson, { ssr: 'initial' });
  const lessons: ListedLesson[] = page?.outline ?? outline;
  const isLearner = page?.access.is_learner ?? false;
  const done = lessons.filter(({ completed_at }) => completed_at).length;
  return (
    <nav aria-label="Lessons" id="lessons" className="lesson-contents">
      <p className="eyebrow">
        <a
          className="inline-flex min-h-11 items-center no-underline"
          href={isLearner ? paths.courseDashboard : coursePath(course.slug)}
        >
          {course.title}
        </a>
      </p>
      {isLearner && (
        <p className="text-small text-soft">
          {done} of {lessons.length} lessons completed
        </p>
      )}
      {modulesOf(lessons).map((part) => (
        <div key={part.title}>
          <h2 className="lesson-module">{part.title}</h2>
          <ol>
            {part.lessons.map((lesson) => (
              <li key={lesson.slug}>
                <a
                  href={lessonPath(course.slug, lesson.slug)}
                  aria-current={lesson.slug === current ? 'page' : undefined}
                >
                  <Mark lesson={lesson} isLearner={isLearner} />
                  <span>{lesson.title}</span>
                  <Aside lesson={lesson} isLearner={isLearner} />
                </a>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  );
}

interface PartProps {
  lesson: ListedLesson;
  isLearner: boolean;
}

function Mark({ lesson, isLearner }: PartProps) {
  if (lesson.completed_at) {
    return (
      <span className="lesson-mark text-leaf">
        <Icon shape={shapes.check} size={16} />
        <span className="sr-only">Completed:</span>
      </span>
    );
  }
  const isClosed = isLearner ? Boolean(lesson.opens_at) : !lesson.is_free;
  return (
    <span className="lesson-mark text-soft">
      {isClosed && (
        <>
          <Icon shape={shapes.lock} size={14} />
          <span className="sr-only">{isLearner ? 'Opens later:' : 'Part of the course:'}</span>
        </>
      )}
    </span>
  );
}

function Aside({ lesson, isLearner }: PartProps) {
  if (lesson.opens_at) return <small>{dayAndMonth(dayInIndia(lesson.opens_at))}</small>;
  if (lesson.is_free && !isLearner) return <small>Free</small>;
  return <small>{lessonMinutes(lesson)} min</small>;
}
