import { computed } from 'nanostores';
import { listOwnReviews } from '#src/features/reviews/data/stored-reviews.ts';
import { reviewNotices } from '#src/features/reviews/messages.ts';
import type { StoredReview } from '#src/features/reviews/schemas/review.ts';
import { createLoader } from '#src/shared/stores/loader.ts';
import { $session, hasStoredSession, startSession } from '#src/shared/stores/session.ts';
import { notify } from '#src/shared/stores/toasts.ts';

const { $state, refresh } = createLoader<{ reviews: StoredReview[] }>(
  { reviews: [], status: 'idle' },
  () => notify(reviewNotices.ownLoadFailed),
);

/** What someone who is signed in has written, hidden reviews included, the newest first. */
export const $ownReviews = $state;

let following: Promise<void> | undefined;

/** Learns what someone wrote, now and when who is signed in changes. */
export function followOwnReviews(): Promise<void> {
  following ??= follow();
  return following;
}

async function follow(): Promise<void> {
  if (!hasStoredSession()) return;
  await startSession();
  await refreshOwnReviews();
  computed($session, ({ user }) => user?.id).listen(() => void refreshOwnReviews());
}

export function refreshOwnReviews(): Promise<void> {
  const { user } = $session.get();
  return refresh(async () => ({ reviews: user ? await listOwnReviews(user.id) : [] }));
}
