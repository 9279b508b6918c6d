import { atom, readonlyType } from 'nanostores';
import {
  listReviews,
  readReviewSummary,
  type ReviewQuery,
} from '#src/features/reviews/data/reviews.ts';
import type { PublicReview, ReviewSummary } from '#src/features/reviews/schemas/review.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { createLoader, type Loader } from '#src/shared/stores/loader.ts';
import { notify } from '#src/shared/stores/toasts.ts';

interface ReviewList {
  /** Undefined until the backend has answered, and the prebuilt ones serve. */
  reviews: PublicReview[] | undefined;
  hasMore: boolean;
  /** What the list on the screen, the prebuilt one at first, is the answer to. */
  answered: ReviewQuery;
}

const newestFirst: ReviewQuery = { rating: undefined, designation: undefined, order: 'newest' };

const $query = atom<ReviewQuery>(newestFirst);
const { $state, load, refresh, change } = createLoader<ReviewList>(
  { reviews: undefined, hasMore: true, answered: newestFirst, status: 'idle' },
  (): Partial<ReviewList> => {
    notify(notices.reviewsLoadFailed);
    // Reviews that were not asked for are no answer.
    return $state.get().answered === $query.get() ? {} : { reviews: [] };
  },
);
const $totals = atom<ReviewSummary | undefined>();

/** What the list is asked for. */
export const $reviewQuery = readonlyType($query);
export const $reviewList = $state;
/** Undefined until the backend has answered, and the prebuilt one serves. */
export const $reviewSummary = readonlyType($totals);

let opening: Promise<void> | undefined;

/** Brings the prebuilt reviews, which are the answer to `query`, up to date, once; done when the list has come. */
export function openReviews(query: Partial<ReviewQuery> = {}): Promise<void> {
  opening ??= bringUpToDate({ ...newestFirst, ...query });
  return opening;
}

async function bringUpToDate(query: ReviewQuery): Promise<void> {
  change({ answered: query });
  // Someone may have asked for others before this was hydrated.
  if ($query.get() === newestFirst) $query.set(query);
  // Someone who waits for the next reviews has nothing to do with the summary.
  void readSummary();
  await readPage([], refresh);
}

/** Loads summary and list again. What is on the screen stays there until then, and when it fails. */
export async function refreshReviews(): Promise<void> {
  await Promise.all([readSummary(), readPage()]);
}

/** Asks for other reviews, or in another order. */
export async function queryReviews(wanted: Partial<ReviewQuery>): Promise<void> {
  $query.set({ ...$query.get(), ...wanted });
  await readPage();
}

export const showAllReviews = () => queryReviews({ rating: undefined, designation: undefined });

/** Adds the next page to the list, or tries again to; also for someone who asks before the first has come. */
export async function loadMoreReviews(): Promise<void> {
  if ($state.get().status === 'loading') return;
  change({ status: 'loading' });
  const opened = openReviews();
  const query = $query.get();
  await opened;
  const { reviews, status } = $state.get();
  // What failed was said; and a filter that was chosen meanwhile asked for its own first page.
  if (status !== 'failed' && query === $query.get()) await readPage(reviews);
}

async function readSummary(): Promise<void> {
  // The list that loads beside it says when the backend does not answer.
  const totals = await readReviewSummary().catch(() => undefined);
  if (totals) $totals.set(totals);
}

function readPage(
  before: PublicReview[] = [],
  ask: Loader<ReviewList>['load'] = load,
): Promise<void> {
  const answered = $query.get();
  return ask(async () => {
    const { reviews, hasMore } = await listReviews(answered, before.at(-1));
    return { reviews: [...before, ...reviews], hasMore, answered };
  });
}
