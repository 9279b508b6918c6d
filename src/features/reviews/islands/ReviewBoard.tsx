import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import type { Designation } from '#src/features/reviews/schemas/review.ts';
import { openReviews, $reviewList, $reviewSummary } from '#src/features/reviews/stores/reviews.ts';
import { paths } from '#src/shared/paths.ts';
import { NoReviews } from './NoReviews.tsx';
import { ReviewCards, reviewsShown } from './ReviewCards.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { ReviewOverview } from './ReviewOverview.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { WriteReview } from './WriteReview.tsx';

interface ReviewBoardProps {
  label: string;
  /** Whose reviews; everyone's when absent. */
  designation?: Designation;
  /** The prebuilt summary and cards, until there are newer ones; undefined when there was no review. */
  summary?: ReactNode;
  children?: ReactNode;
}

/** The reviews of the home page, and of other pages in its way: the newest, and a way to write one. */
export function ReviewBoard({ label, designation, summary, children }: ReviewBoardProps) {
  const { reviews } = useStore($reviewList, { ssr: 'initial' });
  const newSummary = useStore($reviewSummary, { ssr: 'initial' });
  useEffect(
    () => void openReviews({ designation, count: reviewsShown(designation) }),
    [designation],
  );

  const isNew = reviews && newSummary;
  const isEmpty = isNew ? reviews.length === 0 : !summary;
  return (
    <div>
      {isEmpty ? (
        <NoReviews />
      ) : (
        <ReviewOverview
          label={label}
          designation={designation}
          summary={isNew ? <ReviewSummary summary={newSummary} /> : summary}
        >
          {isNew ? (
            <ReviewCards reviews={reviews} label={label} designation={designation} />
          ) : (
            children
          )}
        </ReviewOverview>
      )}
      <div className="mt-6 flex flex-wrap gap-2">
        <WriteReview />
        <a className="btn btn-quiet max-sm:px-3" href={paths.reviews}>
          View All Reviews
        </a>
      </div>
      <ReviewDialog />
    </div>
  );
}
