import type { ReactNode } from 'react';
import { reviewDate } from '#src/features/reviews/lib/labels.ts';
import { dayInIndia } from '#src/shared/lib/dates/india.ts';
import type { PublicReview } from '#src/features/reviews/schemas/review.ts';
import { Stars } from '#src/shared/ui/Stars.tsx';

interface ReviewCardProps {
  review: PublicReview;
  /** What can be done with it. */
  children?: ReactNode;
}

/**
 * One review. What people wrote may run in another direction than the page: `dir` and `bdi` keep that inside each text.
 */
export function ReviewCard({ review, children }: ReviewCardProps) {
  const { rating, title, content, reviewer_name, designation, created_at, edited_at } = review;
  return (
    <li className="card h-full grid-rows-[auto_auto_1fr_auto] wrap-anywhere">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <Stars value={rating} size={18} />
        <span className="text-small text-soft">
          <time dateTime={dayInIndia(created_at)}>{reviewDate(created_at)}</time>
          {edited_at && ' · edited'}
        </span>
      </p>
      <h3 dir="auto">{title}</h3>
      <p dir="auto" className="whitespace-pre-line text-soft">
        {content}
      </p>
      <p className="text-small font-[550]">
        By <bdi>{reviewer_name}</bdi> • Designation: {designation}
      </p>
      {review.answer && <Answer text={review.answer} at={review.answered_at} />}
      {children}
    </li>
  );
}

function Answer({ text, at }: { text: string; at: string | null }) {
  return (
    <div className="note note-leaf grid gap-1 text-small">
      <p className="font-[600] text-leaf">
        Answer from the mentor
        {at && (
          <time dateTime={dayInIndia(at)} className="font-[400]">
            {' · '}
            {reviewDate(at)}
          </time>
        )}
      </p>
      <p dir="auto" className="whitespace-pre-line">
        {text}
      </p>
    </div>
  );
}
