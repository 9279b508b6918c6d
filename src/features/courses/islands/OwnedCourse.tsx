import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { myCoursesMessages } from '#src/features/courses/messages/my-courses.ts';
import { $boughtCourse, findCourseReader } from '#src/features/courses/stores/bought-course.ts';
import { paths } from '#src/shared/paths.ts';
import { NextLesson } from './NextLesson.tsx';

/** On the page that sells a course, for someone who owns it: that it is theirs, and where they go on. */
export function OwnedCourse({ mentorshipType }: { mentorshipType: string }) {
  const course = useStore($boughtCourse, { ssr: 'initial' });
  useEffect(() => void findCourseReader(mentorshipType), [mentorshipType]);
  useEffect(() => {
    // The price is part of the page, and goes (styles/session.css).
    document.documentElement.toggleAttribute('data-owner', course !== undefined);
  }, [course]);

  if (!course) return null;
  return (
    <div className="mt-2 grid justify-items-start gap-3">
      <p className="font-semibold">{myCoursesMessages.owned}</p>
      <NextLesson course={course}>
        <a className="link inline-flex min-h-11 items-center" href={paths.courseDashboard}>
          My Courses
        </a>
      </NextLesson>
    </div>
  );
}
