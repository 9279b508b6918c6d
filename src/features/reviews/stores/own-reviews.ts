import { atom, computed, readonlyType } from 'nanostores';
import { listOwnReviews } from '#src/features/reviews/data/kept-reviews.ts';
import { reviewNotices } from '#src/features/reviews/messages.ts';
import type { KeptReview } from '#src/features/reviews/schemas/review.ts';
import { $session, hasStoredSession, startSession } from '#src/shared/stores/session.ts';
import { notify } from '#src/shared/stores/toasts.ts';

const $own = atom<KeptReview[]>([]);

/** What someone who is signed in has written, hidden reviews included, the newest first. */
export const $ownReviews = readonlyType($own);

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

export async function refreshOwnReviews(): Promise<void> {
  const { user } = $session.get();
  try {
    $own.set(user ? await listOwnReviews(user.id) : []);
  } catch {
    notify(reviewNotices.ownLoadFailed);
  }
}
