import { useId } from 'react';
import { percentDone } from '#src/features/courses/lib/outline.ts';
import { myCoursesMessages } from '#src/features/courses/messages/my-courses.ts';
import { coursePath } from '#src/features/courses/paths/lessons.ts';
import type { OwnCourse } from '#src/features/courses/schemas/own-course.ts';
import { dayInIndia } from '#src/shared/lib/dates/india.ts';
import { plainDate } from '#src/shared/lib/dates/labels.ts';
import { lessonPath } from '#src/shared/paths.ts';
import { NextLesson } from './NextLesson.tsx';

/** A course that someone owns: how far they are, and where they go on. */
export function OwnCourseCard({ course }: { course: OwnCourse }) {
  const id = useId();
  const { title, slug, lesson_count, completed_count, finished_at, ended_at, was_refunded } =
    course;
  if (ended_at !== null) {
    return (
      <article className="card content-start gap-3" aria-labelledby={id}>
        <h2 id={id} className="text-large">
          {title}
        </h2>
        <p className="text-soft">
          {was_refunded ? myCoursesMessages.refunded : myCoursesMessages.ended}
        </p>
        <p>
          <a className="btn btn-quiet" href={coursePath(slug)}>
            See the course
          </a>
        </p>
      </article>
    );
  }
  const percent = percentDone(completed_count, lesson_count);
  return (
    <article className="card content-start gap-3" aria-labelledby={id}>
      <h2 id={id} className="text-large">
        {title}
      </h2>
      <label
        className="flex flex-wrap justify-between gap-2 text-small font-semibold"
        htmlFor={`${id}-bar`}
      >
        <span>
          {completed_count} of {lesson_count} lessons completed
        </span>
        <span>{percent}%</span>
      </label>
      <progress id={`${id}-bar`} className="progress" value={percent} max={100} />
      <NextLesson course={course}>
        <AllLessons course={course} />
      </NextLesson>
      {finished_at !== null && (
        <p className="text-small text-soft">Finished on {plainDate(dayInIndia(finished_at))}</p>
      )}
    </article>
  );
}

/** The list is beside a lesson: the one that is open to them. */
function AllLessons({ course }: { course: OwnCourse }) {
  const { slug, title, first_slug, next_slug, finished_at } = course;
  const lesson = next_slug ?? first_slug;
  if (lesson === null) return null;
  const words = finished_at === null ? 'All lessons' : 'Read a lesson again';
  return (
    <a
      className="link inline-flex min-h-11 items-center"
      href={`${lessonPath(slug, lesson)}#lessons`}
      aria-label={`${words}: ${title}`}
    >
      {words}
    </a>
  );
}
