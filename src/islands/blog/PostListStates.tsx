import { notices } from '#src/messages/notices.ts';
import { Button } from '#src/ui/Button.tsx';

export function PostsFailed() {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-alarm-tint p-4"
    >
      <p className="font-[600]">{notices.blogPostsLoadFailed.message}</p>
      <Button look="quiet" small onClick={() => location.reload()}>
        Try Again
      </Button>
    </div>
  );
}

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
