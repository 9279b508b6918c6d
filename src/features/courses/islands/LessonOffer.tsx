import { coursePath } from '#src/features/courses/paths/lessons.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { formatRupees } from '#src/shared/lib/format.ts';

interface LessonOfferProps {
  course: { slug: string; title: string; mentorshiptype: string };
  lessonCount: number;
  /** Above the buttons. */
  title: string;
  text: string;
  children?: React.ReactNode;
}

/** What someone who has not bought the course can do at a lesson of it. */
export function LessonOffer({ course, lessonCount, title, text, children }: LessonOfferProps) {
  const { priceInRupees } = offerOf(course.mentorshiptype);
  return (
    <section className="card gap-3 bg-leaf-tint">
      <h2 className="text-title">{title}</h2>
      <p>{text}</p>
      <p className="price">
        {formatRupees(priceInRupees)} <small>lifetime access, {lessonCount} lessons</small>
      </p>
      <div className="flex flex-wrap gap-3">
        <a className="btn btn-fill" href={coursePath(course.slug)}>
          See the course
        </a>
        {children}
      </div>
    </section>
  );
}
