import { listManagedReviews, type ReviewState } from '#src/features/reviews/data/stored-reviews.ts';
import {
  deleteReview,
  type ReviewChange,
  updateReview,
} from '#src/features/reviews/data/review-changes.ts';
import { reviewNotices } from '#src/features/reviews/messages.ts';
import type { StoredReview } from '#src/features/reviews/schemas/review.ts';
import { rowsPerPart } from '#src/shared/browser/rows-per-part.ts';
import type { DataError } from '#src/shared/data/unwrap.ts';
import type { Notice } from '#src/shared/messages/notice.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { createLoader } from '#src/shared/stores/loader.ts';
import { rebuildPages } from '#src/shared/stores/rebuild.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { notify } from '#src/shared/stores/toasts.ts';

const rowsOnPhone = 5;

interface Moderation {
  state: ReviewState;
  reviews: StoredReview[];
  hasMore: boolean;
}

const { $state, load, change } = createLoader<Moderation>(
  { state: 'all', reviews: [], hasMore: false, status: 'loading' },
  () => notify(notices.reviewsLoadFailed),
);

/** The reviews as an admin sees them. */
export const $moderation = $state;

export function moderateReviews(state: ReviewState): Promise<void> {
  change({ state, reviews: [], hasMore: false });
  return readPage();
}

/** Adds the next page, or tries again to. */
export const moderateMore = (): Promise<void> => readPage();

/** Asks again for what is shown; what is shown stays until it is here. */
export const refreshModeration = (): Promise<void> => readPage([], $state.get().reviews.length);

function readPage(before = $state.get().reviews, atLeast = 0): Promise<void> {
  const count = Math.max(rowsPerPart(rowsOnPhone), atLeast);
  return load(async () => {
    const { reviews, hasMore } = await listManagedReviews($state.get().state, count, before.at(-1));
    return { reviews: [...before, ...reviews], hasMore };
  });
}

const replace = (changed: StoredReview) =>
  change({
    reviews: $state.get().reviews.map((review) => (review.id === changed.id ? changed : review)),
  });

interface Moderate {
  review: StoredReview;
  change: ReviewChange;
  done: Notice;
}

const changing = createSubmit({
  send: async ({ review, change: wanted, done }: Moderate) => {
    replace(await updateReview(review, wanted));
    notify(done);
    void rebuildPages();
    return true;
  },
  failed: (failure) => noticeOf(failure),
});

function noticeOf({ reason }: DataError): Notice {
  if (reason !== 'changed') return reviewNotices.moderationFailed;
  void moderateReviews($state.get().state);
  return reviewNotices.moderatedMeanwhile;
}

const removing = createSubmit({
  send: async ({ id }: StoredReview) => {
    await deleteReview(id);
    change({ reviews: $state.get().reviews.filter((review) => review.id !== id) });
    void rebuildPages();
    return true;
  },
  succeeded: reviewNotices.removed,
  failed: () => reviewNotices.moderationFailed,
});

export const $isModerating = changing.$busy;
export const $isRemoving = removing.$busy;

// Each answers true when it is done.
export const hideReview = (review: StoredReview, reason: string) =>
  changing.submit({ review, change: { hidden_reason: reason }, done: reviewNotices.hidden });

export const showReview = (review: StoredReview) =>
  changing.submit({ review, change: { hidden_reason: null }, done: reviewNotices.shown });

export const answerReview = (review: StoredReview, answer: string) =>
  changing.submit({ review, change: { answer }, done: reviewNotices.answered });

export const removeAnswer = (review: StoredReview) =>
  changing.submit({ review, change: { answer: null }, done: reviewNotices.answerRemoved });

export const removeReview = removing.submit;
