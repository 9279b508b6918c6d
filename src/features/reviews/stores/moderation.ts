import {
  listManagedReviews,
  type ModerationQuery,
} from '#src/features/reviews/data/stored-reviews.ts';
import {
  deleteReview,
  type ReviewChange,
  updateReview,
} from '#src/features/reviews/data/review-changes.ts';
import { reviewNotices } from '#src/features/reviews/messages.ts';
import { moderationParameter } from '#src/features/reviews/paths.ts';
import { reviewStates } from '#src/features/reviews/schemas/moderation.ts';
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
  query: ModerationQuery;
  reviews: StoredReview[];
  hasMore: boolean;
}

const { $state, load, change } = createLoader<Moderation>(
  { query: { state: 'all', words: '' }, reviews: [], hasMore: false, status: 'loading' },
  () => notify(notices.reviewsLoadFailed),
);

/** The reviews as an admin sees them. */
export const $moderation = $state;

/** Shows what the address asks for. */
export function openModeration(): Promise<void> {
  const asked = new URLSearchParams(location.search).get(moderationParameter);
  const state = reviewStates.find((known) => known === asked) ?? 'all';
  return moderateReviews({ state, words: '' });
}

/** Shows the reviews that match what is chosen now. */
export function moderateReviews(chosen: Partial<ModerationQuery> = {}): Promise<void> {
  clearTimeout(typing);
  const query = { ...$state.get().query, ...chosen };
  change({ query, reviews: [], hasMore: false });
  keepInAddress(query);
  return readPage();
}

/** Somebody who comes back, or loads the page again, sees the same. Words can be a name, and stay out of it. */
function keepInAddress({ state }: ModerationQuery): void {
  const url = new URL(location.href);
  url.searchParams.delete(moderationParameter);
  if (state !== 'all') url.searchParams.set(moderationParameter, state);
  history.replaceState(history.state, '', url);
}

let typing: ReturnType<typeof setTimeout> | undefined;
const typingPauseInMilliseconds = 250;

/** Searches when the typing pauses. */
export function searchReviews(words: string): void {
  clearTimeout(typing);
  change({ query: { ...$state.get().query, words } });
  typing = setTimeout(() => void moderateReviews(), typingPauseInMilliseconds);
}

/** Adds the next page, or tries again to. */
export const moderateMore = (): Promise<void> => readPage();

/** Asks again for what is shown; what is shown stays until it is here. */
export const refreshModeration = (): Promise<void> => readPage([], $state.get().reviews.length);

function readPage(before = $state.get().reviews, atLeast = 0): Promise<void> {
  const count = Math.max(rowsPerPart(rowsOnPhone), atLeast);
  return load(async () => {
    const { reviews, hasMore } = await listManagedReviews($state.get().query, count, before.at(-1));
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
  send: async ({ review, change: wanted, done }: Moderate, say) => {
    replace(await updateReview(review, wanted));
    say(done);
    void rebuildPages();
    return true;
  },
  failed: (failure) => noticeOf(failure),
});

function noticeOf({ reason }: DataError): Notice {
  if (reason !== 'changed') return reviewNotices.moderationFailed;
  void moderateReviews();
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
