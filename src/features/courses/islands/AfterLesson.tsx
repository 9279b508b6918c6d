import type { LessonPage } from '#src/features/courses/schemas/lesson.ts';
import { FreeLessonOffer } from './FreeLessonOffer.tsx';
import { LessonEnd } from './LessonEnd.tsx';
import { LessonWork } from './LessonWork.tsx';

interface AfterLessonProps {
  page: LessonPage;
  current: string;
  isVisitor: boolean;
}

/** What follows a lesson: for those who are logged in their work, for those without the course the way to it. */
export function AfterLesson({ page, current, isVisitor }: AfterLessonProps) {
  const { course, lesson, access, outline } = page;
  return (
    <>
      {lesson && !isVisitor && (
        <LessonWork page={page} lesson={lesson}>
          <LessonEnd page={page} current={current} />
        </LessonWork>
      )}
      {!access.is_learner && (
        <FreeLessonOffer
          course={course}
          current={current}
          lessonCount={outline.length}
          isVisitor={isVisitor}
        />
      )}
    </>
  );
}
