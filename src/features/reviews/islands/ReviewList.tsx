import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import {
  loadMoreReviews,
  openReviews,
  $reviewList,
  $reviewQuery,
  $reviewSummary,
} from '#src/features/reviews/stores/reviews.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { OwnReviews } from './OwnReviews.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';
import { LoadMore, NoReviews } from './ReviewListStates.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { WriteReview } from './WriteReview.tsx';

interface ReviewListProps {
  /** How many reviews are prebuilt, and how many there were in all. */
  prebuilt: number;
  total: number;
  /** The prebuilt summary and list, until there are newer ones. */
  summary?: ReactNode;
  children?: ReactNode;
  /** In place of the button, where it would do nothing. */
  withoutScript?: ReactNode;
  /** How the reviews come to be here. */
  note?: ReactNode;
}

/** The reviews page: summary, filters and the whole list in pages (docs/product.md 2.7, Reviews). */
export function ReviewList(props: ReviewListProps) {
  const list = useStore($reviewList, { ssr: 'initial' });
  const totals = useStore($reviewSummary, { ssr: 'initial' });
  const { rating, designation } = useStore($reviewQuery, { ssr: 'initial' });
  useEffect(() => void openReviews(), []);

  const { reviews } = list;
  const isLoading = list.status === 'loading';
  const hasFailed = list.status === 'failed';
  const count = reviews?.length ?? props.prebuilt;
  const hasMore = reviews ? list.hasMore : props.prebuilt < props.total;
  return (
    <div className="grid items-start gap-[clamp(2rem,4vw,4rem)] lg:grid-cols-[minmax(16rem,1fr)_2.6fr] lg:grid-rows-[auto_1fr]">
      <div className="grid gap-6">
        {totals ? <ReviewSummary summary={totals} /> : props.summary}
        {/* Only the button goes: links of other pages lead to its form. */}
        <div className="noscript:[&_button]:hidden [&>form]:scroll-mt-8">
          <WriteReview />
          {props.withoutScript}
        </div>
      </div>
      <div className="grid min-w-0 gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <OwnReviews />
        <h2 className="sr-only">All reviews</h2>
        <ReviewFilters />
        <p role="status" className="text-small text-soft noscript:hidden">
          {isLoading && reviews ? 'Loading reviews...' : reviews && `${count} shown`}
        </p>
        {hasFailed && (
          <LoadFailed
            message={notices.reviewsLoadFailed.message}
            onTryAgain={() => void loadMoreReviews()}
          />
        )}
        {!reviews && props.children}
        {reviews && reviews.length > 0 && (
          <ul className="grid gap-[var(--gap)]" aria-busy={isLoading}>
            {reviews.map((review) => (
              <ReviewCard key={review.id} review={review} />
            ))}
          </ul>
        )}
        {reviews?.length === 0 && !hasFailed && (
          <NoReviews isFiltered={rating !== undefined || designation !== undefined} />
        )}
        {hasMore && !hasFailed && count > 0 && <LoadMore isLoading={isLoading} />}
      </div>
      {props.note}
      <ReviewDialog />
    </div>
  );
}
