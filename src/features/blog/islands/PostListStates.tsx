import { Button } from '#src/shared/ui/Button.tsx';

interface LoadMoreProps {
  isComplete: boolean;
  isLoading: boolean;
  onMore: () => void;
}

export function LoadMore({ isComplete, isLoading, onMore }: LoadMoreProps) {
  if (isComplete) {
    return (
      <p role="status" className="text-center text-soft">
        That was the first article.
      </p>
    );
  }
  return (
    <Button
      look="quiet"
      className="justify-self-center noscript:hidden"
      busy={isLoading}
      busyLabel="Loading articles..."
      onClick={onMore}
    >
      Load More Articles
    </Button>
  );
}
