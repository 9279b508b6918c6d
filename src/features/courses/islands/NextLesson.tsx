import type { ReactNode } from 'react';
import { lessonMinutes } from '#src/features/courses/lib/lesson-length.ts';
import { myCoursesMessages } from '#src/features/courses/messages/my-courses.ts';
import type { OwnCourse } from '#src/features/courses/schemas/own-course.ts';
import { lessonPath } from '#src/shared/paths.ts';

interface NextLessonProps {
  course: OwnCourse;
  /** Beside the button. */
  children?: ReactNode;
}

/** Where an owner goes on in a course, or why there is no lesson to go on with. */
export function NextLesson({ course, children }: NextLessonProps) {
  const { slug, next_slug, next_title } = course;
  const hasNext = next_slug !== null && next_title !== null;
  return (
    <>
      {hasNext ? (
        <p>
          <b>Next:</b> {next_title} <span className="text-soft">· {minutesOf(course)} min</span>
        </p>
      ) : (
        <NoNextLesson course={course} />
      )}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {hasNext && (
          <a
            className="btn btn-fill"
            href={lessonPath(slug, next_slug)}
            aria-label={`${verbOf(course)}: ${next_title}`}
          >
            {verbOf(course)}
          </a>
        )}
        {children}
      </p>
    </>
  );
}

function NoNextLesson({ course: { lesson_count, finished_at } }: { course: OwnCourse }) {
  if (finished_at !== null && lesson_count > 0) return null;
  return (
    <p className="text-soft">
      {lesson_count === 0 ? myCoursesMessages.empty : myCoursesMessages.locked}
    </p>
  );
}

const minutesOf = ({ next_word_count, next_video_minutes }: OwnCourse) =>
  lessonMinutes({ word_count: next_word_count ?? 0, video_minutes: next_video_minutes });

const verbOf = ({ completed_count, next_is_begun }: OwnCourse) =>
  completed_count === 0 && !next_is_begun ? 'Begin' : 'Go on';
