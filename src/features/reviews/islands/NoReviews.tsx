import { EmptyState } from '#src/shared/ui/EmptyState.tsx';

export const NoReviews = () => (
  <EmptyState title="No reviews yet" message="Be the first to share your experience!" />
);
