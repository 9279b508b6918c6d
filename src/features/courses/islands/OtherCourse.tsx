import { coursePath } from '#src/features/courses/paths/lessons.ts';
import { formatRupees } from '#src/shared/lib/format.ts';

/** A course as it is offered. */
export interface OfferedCourse {
  slug: string;
  mentorshiptype: string;
  name: string;
  summary: string;
  priceInRupees: number;
  button: string;
}

export function OtherCourse({ course }: { course: OfferedCourse }) {
  const { slug, name, summary, priceInRupees, button } = course;
  return (
    <li className="card content-start gap-3">
      <h3>{name}</h3>
      <p className="text-soft">{summary}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="price">
          {formatRupees(priceInRupees)} <small>lifetime access</small>
        </span>
        <a className="btn btn-quiet" href={coursePath(slug)} aria-label={`${button}: ${name}`}>
          {button}
        </a>
      </div>
    </li>
  );
}
