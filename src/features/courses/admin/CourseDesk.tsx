import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { RequireRole } from '#src/features/auth/islands/RequireRole.tsx';
import { courseDeskTexts } from '#src/features/courses/messages/course-desk.ts';
import { $courseDesk, $openCourse, openDesk } from '#src/features/courses/stores/course-desk.ts';
import { refreshDesk } from '#src/features/courses/stores/course-order.ts';
import { $hasTitleDrafts } from '#src/features/courses/stores/modules.ts';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { useOnReturn } from '#src/shared/ui/use-on-return.ts';
import { useUnsavedWarning } from '#src/shared/ui/use-unsaved-warning.ts';
import { CourseInbox } from './CourseInbox.tsx';
import { CourseLearners } from './CourseLearners.tsx';
import { CourseTabs } from './CourseTabs.tsx';
import { LessonList } from './LessonList.tsx';

const loading = (
  <p role="status" className="py-24 text-center text-soft">
    {courseDeskTexts.loading}
  </p>
);

/** The mentor's courses: what waits, and of each course its lessons and its learners. */
export function CourseDesk() {
  return (
    <RequireRole who="admin" denied="page" loading={loading}>
      <Desk />
    </RequireRole>
  );
}

const open = () => void openDesk();

function Desk() {
  const { status, hasFailed, lessons } = useStore($courseDesk);
  const course = useStore($openCourse);
  const published = lessons.filter(
    (lesson) => lesson.course_id === course?.id && lesson.status === 'published',
  ).length;
  useEffect(open, []);
  useOnReturn(refreshDesk);
  useUnsavedWarning(useStore($hasTitleDrafts));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <CourseInbox />
      {hasFailed && (
        <LoadFailed
          role="alert"
          message={courseDeskTexts.loadFailed}
          onTryAgain={() => void refreshDesk()}
        />
      )}
      {status === 'loading' && loading}
      {course && (
        <>
          <CourseTabs />
          <LessonList key={course.id} course={course} />
          <CourseLearners
            key={`learners ${course.id}`}
            courseId={course.id}
            lessonCount={published}
          />
        </>
      )}
    </div>
  );
}
