import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { paths } from '#src/config/navigation.ts';
import type { Designation } from '#src/schemas/review.ts';
import { openReviews, $reviewList, $reviewSummary } from '#src/stores/reviews.ts';
import { ReviewDialog } from './ReviewDialog.tsx';
import { ReviewOverview, reviewsShown } from './ReviewOverview.tsx';
import { WriteReview } from './WriteReview.tsx';

interface ReviewBoardProps {
  label: string;
  /** Whose reviews; everyone's when absent. */
  designation?: Designation;
  /** The prebuilt overview, until there is a newer one. */
  children?: ReactNode;
}

/** The reviews of the home page, and of other pages in its way: the newest, and a way to write one. */
export function ReviewBoard({ label, designation, children }: ReviewBoardProps) {
  const { reviews } = useStore($reviewList, { ssr: 'initial' });
  const summary = useStore($reviewSummary, { ssr: 'initial' });
  useEffect(
    () => void openReviews({ designation, count: reviewsShown(designation) }),
    [designation],
  );

  return (
    <div>
      {reviews && summary ? (
        <ReviewOverview
          summary={summary}
          reviews={reviews}
          label={label}
          designation={designation}
        />
      ) : (
        children
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <WriteReview />
        <a className="btn btn-quiet" href={paths.reviews}>
          View All Reviews
        </a>
      </div>
      <ReviewDialog />
    </div>
  );
}
