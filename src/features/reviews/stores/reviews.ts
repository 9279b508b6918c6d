import { atom, map, readonlyType } from 'nanostores';
import {
  listReviews,
  readReviewSummary,
  type ReviewQuery,
} from '#src/features/reviews/data/reviews.ts';
import type { PublicReview, ReviewSummary } from '#src/features/reviews/schemas/review.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { notify } from '#src/shared/stores/toasts.ts';

export interface ReviewList {
  /** Undefined until the backend has answered, and the prebuilt ones serve. */
  reviews: PublicReview[] | undefined;
  hasMore: boolean;
  isLoading: boolean;
  /** The last request failed; what was there before still is. */
  hasFailed: boolean;
}

const newestFirst: ReviewQuery = { rating: undefined, designation: undefined, order: 'newest' };

const $query = atom<ReviewQuery>(newestFirst);
// What the list on the screen, the prebuilt one at first, is the answer to.
let answered = newestFirst;

const $listed = map<ReviewList>({
  reviews: undefined,
  hasMore: true,
  isLoading: false,
  hasFailed: false,
});
const $totals = atom<ReviewSummary | undefined>();

/** What the list is asked for. */
export const $reviewQuery = readonlyType($query);
export const $reviewList = readonlyType($listed);
/** Undefined until the backend has answered, and the prebuilt one serves. */
export const $reviewSummary = readonlyType($totals);

// Two questions at once can be answered in any order; only the answer to the last one counts.
let lastQuestion = 0;

let opening: Promise<void> | undefined;

/** Brings the prebuilt reviews, which are the answer to `query`, up to date, once; done when the list has come. */
export function openReviews(query: Partial<ReviewQuery> = {}): Promise<void> {
  opening ??= bringUpToDate({ ...newestFirst, ...query });
  return opening;
}

async function bringUpToDate(query: ReviewQuery): Promise<void> {
  answered = query;
  // Someone may have asked for others before this was hydrated.
  if ($query.get() === newestFirst) $query.set(answered);
  // Someone who waits for the next reviews has nothing to do with the summary.
  void readSummary();
  await answerQuestion();
}

/** Loads summary and list again. What is on the screen stays there until then, and when it fails. */
export async function refreshReviews(): Promise<void> {
  await Promise.all([readSummary(), readPage()]);
}

/** Asks for other reviews, or in another order. */
export async function queryReviews(change: Partial<ReviewQuery>): Promise<void> {
  $query.set({ ...$query.get(), ...change });
  await readPage();
}

export const showAllReviews = () => queryReviews({ rating: undefined, designation: undefined });

/** Adds the next page to the list, or tries again to; also for someone who asks before the first has come. */
export async function loadMoreReviews(): Promise<void> {
  if ($listed.get().isLoading) return;
  $listed.set({ ...$listed.get(), isLoading: true, hasFailed: false });
  const opened = openReviews();
  const question = lastQuestion;
  await opened;
  const { reviews, hasFailed } = $listed.get();
  // What failed was said; and a filter that was chosen meanwhile asked for its own first page.
  if (!hasFailed && question === lastQuestion) await readPage(reviews);
}

async function readSummary(): Promise<void> {
  // The list that loads beside it says when the backend does not answer.
  const totals = await readReviewSummary().catch(() => undefined);
  if (totals) $totals.set(totals);
}

async function readPage(before?: PublicReview[]): Promise<void> {
  $listed.set({ ...$listed.get(), isLoading: true, hasFailed: false });
  await answerQuestion(before);
}

async function answerQuestion(before: PublicReview[] = []): Promise<void> {
  const question = ++lastQuestion;
  const query = $query.get();
  try {
    const { reviews, hasMore } = await listReviews(query, before.at(-1));
    if (question !== lastQuestion) return;
    answered = query;
    const all = [...before, ...reviews];
    $listed.set({ reviews: all, hasMore, isLoading: false, hasFailed: false });
  } catch {
    if (question !== lastQuestion) return;
    const list = $listed.get();
    // Reviews that were not asked for are no answer.
    const reviews = answered === query ? list.reviews : [];
    $listed.set({ ...list, reviews, isLoading: false, hasFailed: true });
    notify(notices.reviewsLoadFailed);
  }
}
