import { lessonMessages, opensOn } from '#src/features/courses/messages/lesson.ts';
import type { LessonPage } from '#src/features/courses/schemas/lesson.ts';
import { dayInIndia } from '#src/shared/lib/dates/india.ts';
import { plainDate } from '#src/shared/lib/dates/labels.ts';
import { withNext } from '#src/shared/lib/next-path.ts';
import { paths } from '#src/shared/paths.ts';
import { LessonOffer } from './LessonOffer.tsx';

interface ClosedLessonProps {
  page: LessonPage;
  current: string;
  isVisitor: boolean;
}

/** A lesson that is not open to its reader, and what they can do. */
export function ClosedLesson({ page, current, isVisitor }: ClosedLessonProps) {
  const { access, course, outline } = page;
  const listed = outline.find(({ slug }) => slug === current);
  const { title, text } = reasonOf(page, listed?.opens_at ?? null, isVisitor, Boolean(listed));
  return (
    <>
      <header className="grid gap-3">
        <h1 className="text-display">{listed?.title ?? course.title}</h1>
        {listed && <p className="lead">{listed.summary}</p>}
      </header>
      {access.is_learner || !listed ? (
        <div className="card gap-2">
          <h2 className="text-title">{title}</h2>
          <p>{text}</p>
          <p>
            <a className="btn btn-quiet" href={paths.courseDashboard}>
              My Courses
            </a>
          </p>
        </div>
      ) : (
        <LessonOffer course={course} lessonCount={outline.length} title={title} text={text}>
          {isVisitor ? (
            <a className="btn btn-quiet" href={withNext(paths.auth, location.pathname)}>
              Login
            </a>
          ) : (
            <a className="btn btn-quiet" href={paths.contact}>
              Contact Support
            </a>
          )}
        </LessonOffer>
      )}
    </>
  );
}

function reasonOf(
  { access, outline }: LessonPage,
  opensAt: string | null,
  isVisitor: boolean,
  isListed: boolean,
) {
  if (!isListed) {
    return outline.length > 0
      ? lessonMessages.missing
      : { title: lessonMessages.missing.title, text: lessonMessages.empty };
  }
  if (opensAt) return opensOn(plainDate(dayInIndia(opensAt)));
  if (isVisitor) return lessonMessages.visitor;
  if (access.ended_at === null) return lessonMessages.notBought;
  return access.was_refunded ? lessonMessages.refunded : lessonMessages.ended;
}
