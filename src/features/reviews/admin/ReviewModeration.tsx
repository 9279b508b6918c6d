import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { RequireRole } from '#src/features/auth/islands/RequireRole.tsx';
import type { StoredReview } from '#src/features/reviews/schemas/review.ts';
import {
  $moderation,
  moderateMore,
  moderateReviews,
  openModeration,
  refreshModeration,
} from '#src/features/reviews/stores/moderation.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { useOnReturn } from '#src/shared/ui/use-on-return.ts';
import { ModeratedReview } from './ModeratedReview.tsx';
import { ModerationFilters } from './ModerationFilters.tsx';
import { ModerationDialog, type ModerationTask } from './ModerationDialog.tsx';

const loading = (
  <p role="status" className="py-12 text-center text-soft">
    Loading reviews...
  </p>
);

/** Where admins hide, show, answer and delete reviews. */
export function ReviewModeration() {
  return (
    <RequireRole who="admin" denied="page" loading={loading}>
      <Moderation />
    </RequireRole>
  );
}

function Moderation() {
  const { query, reviews, hasMore, status } = useStore($moderation);
  const [task, setTask] = useState<{ kind: ModerationTask; review: StoredReview }>();
  useEffect(() => void openModeration(), []);
  useOnReturn(refreshModeration);

  return (
    <div className="grid gap-6">
      <ModerationFilters />
      <h2 className="sr-only">The reviews, the newest first</h2>
      {reviews.length > 0 && (
        <ul className="grid gap-4">
          {reviews.map((review) => (
            <ModeratedReview
              key={review.id}
              review={review}
              onTask={(kind) => setTask({ kind, review })}
            />
          ))}
        </ul>
      )}
      {status === 'loading' && reviews.length === 0 && loading}
      {status === 'loaded' && reviews.length === 0 && (
        <NoReviews isNarrowed={query.state !== 'all' || query.words.trim() !== ''} />
      )}
      {hasMore && status !== 'failed' && (
        <Button
          look="quiet"
          className="justify-self-center"
          busy={status === 'loading'}
          busyLabel="Loading reviews..."
          onClick={() => void moderateMore()}
        >
          Load more reviews
        </Button>
      )}
      {status === 'failed' && (
        <Button look="quiet" className="justify-self-center" onClick={() => void moderateMore()}>
          Try Again
        </Button>
      )}
      <ModerationDialog task={task} onClose={() => setTask(undefined)} />
    </div>
  );
}

const NoReviews = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyState title="No matching reviews" message="Try other words, or another filter.">
      <Button look="quiet" onClick={() => void moderateReviews({ state: 'all', words: '' })}>
        Show all reviews
      </Button>
    </EmptyState>
  ) : (
    <EmptyState title="No reviews here" />
  );
