import { loadMoreReviews, showAllReviews } from '#src/features/reviews/stores/reviews.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';

export function NoReviews({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) {
    return <EmptyState title="No reviews yet" message="Be the first to share your experience!" />;
  }
  return (
    <EmptyState title="No matching reviews">
      <Button look="quiet" small onClick={() => void showAllReviews()}>
        Show all reviews
      </Button>
    </EmptyState>
  );
}

export function LoadMore({ isLoading }: { isLoading: boolean }) {
  return (
    <Button
      look="quiet"
      className="justify-self-center noscript:hidden"
      busy={isLoading}
      busyLabel="Loading reviews..."
      onClick={() => void loadMoreReviews()}
    >
      Load more reviews
    </Button>
  );
}
