import { lessonMessages } from '#src/features/courses/messages/lesson.ts';
import { withNext } from '#src/shared/lib/next-path.ts';
import { lessonPath, paths } from '#src/shared/paths.ts';
import { LessonOffer } from './LessonOffer.tsx';

interface FreeLessonOfferProps {
  course: { slug: string; title: string; mentorshiptype: string };
  current: string;
  lessonCount: number;
  isVisitor: boolean;
}

/** The way to the course, below a lesson of it that anyone reads. */
export function FreeLessonOffer({ isVisitor, current, ...offer }: FreeLessonOfferProps) {
  return (
    <LessonOffer {...offer} {...lessonMessages.offer}>
      {isVisitor && (
        <a
          className="btn btn-quiet"
          href={withNext(paths.auth, lessonPath(offer.course.slug, current))}
        >
          Log in to keep your place
        </a>
      )}
    </LessonOffer>
  );
}
