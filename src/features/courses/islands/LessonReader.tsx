import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { lessonMessages } from '#src/features/courses/messages/lesson.ts';
import { lessonIn } from '#src/features/courses/paths/lessons.ts';
import type { LessonPage } from '#src/features/courses/schemas/lesson.ts';
import { $lesson, openLesson } from '#src/features/courses/stores/lesson.ts';
import { focusIfLost } from '#src/shared/ui/focus-if-lost.ts';
import { AfterLesson } from './AfterLesson.tsx';
import { ClosedLesson } from './ClosedLesson.tsx';
import { LessonArticle } from './LessonArticle.tsx';
import { LessonContents } from './LessonContents.tsx';
import { LessonMedia } from './LessonMedia.tsx';
import { NoLesson } from './NoLesson.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { useReadingPlace } from './use-reading-place.ts';

/** A lesson that is read by those whom the database lets, in whatever state it is for this reader. */
export function LessonReader() {
  const { status, hasFailed, isMissing, page } = useStore($lesson, { ssr: 'initial' });
  const title = page?.lesson?.title ?? page?.course.title;
  useEffect(() => void openLesson(), []);
  useReadingPlace({
    lessonId: page?.lesson?.id,
    place: page?.progress?.place,
    isKnown: status === 'loaded',
  });
  useEffect(() => {
    // The name of the site stays behind it.
    if (title) document.title = [title, document.title.split(' · ').at(-1)].join(' · ');
  }, [title]);

  const part = useRef<HTMLDivElement>(null);
  const tryAgain = () => void openLesson().then(() => focusIfLost(part.current));

  return (
    // It takes the focus when a button in it goes away.
    <div ref={part} tabIndex={-1} className="outline-none">
      {page ? (
        <OpenLesson page={page} onTryAgain={tryAgain} />
      ) : (
        <NoLesson
          {...{ hasFailed, isMissing }}
          isLoading={status === 'loading'}
          onTryAgain={tryAgain}
        />
      )}
    </div>
  );
}

interface OpenLessonProps {
  page: LessonPage;
  onTryAgain: () => void;
}

function OpenLesson({ page, onTryAgain }: OpenLessonProps) {
  const { hasFailed, article, isVisitor } = useStore($lesson);
  useEffect(() => {
    // Nothing was there when the browser looked for it.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  const current = lessonIn(location.pathname)?.lesson ?? '';
  return (
    <div className="page lesson">
      <div className="lesson-main">
        {page.lesson && article ? (
          <>
            <LessonArticle
              lesson={page.lesson}
              article={article}
              course={page.course}
              lessonCount={page.outline.length}
              note={'serviceWorker' in navigator ? lessonMessages.worksOffline : undefined}
            >
              {hasFailed && <OfflineNote onTryAgain={onTryAgain} />}
            </LessonArticle>
            <LessonMedia {...page.lesson} />
            <AfterLesson page={page} current={current} isVisitor={isVisitor} />
          </>
        ) : (
          <ClosedLesson page={page} current={current} isVisitor={isVisitor} />
        )}
      </div>
      <LessonContents course={page.course} outline={page.outline} current={current} />
    </div>
  );
}
