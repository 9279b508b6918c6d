import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { myCoursesMessages } from '#src/features/courses/messages/my-courses.ts';
import { $ownCourses, loadOwnCourses } from '#src/features/courses/stores/own-courses.ts';
import type { OwnCourse } from '#src/features/courses/schemas/own-course.ts';
import { paths } from '#src/shared/paths.ts';
import { focusIfLost } from '#src/shared/ui/focus-if-lost.ts';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { OtherCourse, type OfferedCourse } from './OtherCourse.tsx';
import { OwnCourseCard } from './OwnCourseCard.tsx';

interface MyCoursesProps {
  /** All courses that are sold. */
  offered: OfferedCourse[];
  otherCoursesHeading: string;
}

/** The courses of someone who is logged in. Who owns none sees the example of the page. */
export function MyCourses({ offered, otherCoursesHeading }: MyCoursesProps) {
  const { status, hasFailed, courses } = useStore($ownCourses, { ssr: 'initial' });
  useEffect(() => void loadOwnCourses(), []);
  const ownsNothing = status === 'loaded' && courses.length === 0;
  useEffect(() => {
    // The example is part of the page, for visitors too (styles/session.css).
    if (ownsNothing) document.documentElement.removeAttribute('data-session');
  }, [ownsNothing]);

  const part = useRef<HTMLDivElement>(null);
  const tryAgain = () => void loadOwnCourses().then(() => focusIfLost(part.current));

  if (ownsNothing) return null;
  return (
    <div ref={part} tabIndex={-1} className="page pb-[var(--section-y)] outline-none">
      {courses.length > 0 && <CourseLists {...{ courses, offered, otherCoursesHeading }} />}
      {courses.length === 0 && hasFailed && (
        <LoadFailed
          message={myCoursesMessages.failed}
          role="alert"
          busy={status === 'loading'}
          onTryAgain={tryAgain}
        />
      )}
      {courses.length === 0 && !hasFailed && (
        <p role="status" className="py-16 text-center text-soft">
          {myCoursesMessages.loading}
        </p>
      )}
    </div>
  );
}

function CourseLists(props: MyCoursesProps & { courses: OwnCourse[] }) {
  const { courses, offered, otherCoursesHeading } = props;
  const open = courses.filter(({ ended_at }) => ended_at === null);
  const others = offered.filter(
    ({ mentorshiptype }) => !open.some((own) => own.mentorshiptype === mentorshiptype),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-[var(--section-y)]">
      <section
        aria-label="Your courses"
        className="grid grid-cols-[minmax(0,1fr)] gap-[var(--gap)] lg:grid-cols-2"
      >
        {courses.map((course) => (
          <OwnCourseCard key={course.slug} course={course} />
        ))}
      </section>
      {others.length > 0 && (
        <section aria-labelledby="other-courses" className="grid gap-6">
          <h2 id="other-courses">{otherCoursesHeading}</h2>
          <ul className="grid gap-[var(--gap)] lg:grid-cols-2">
            {others.map((course) => (
              <OtherCourse key={course.slug} course={course} />
            ))}
          </ul>
        </section>
      )}
      <p className="text-small text-soft">
        {myCoursesMessages.elsewhere}{' '}
        <a className="link" href={paths.contact}>
          Contact Support
        </a>
      </p>
    </div>
  );
}
