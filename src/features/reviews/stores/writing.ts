import { atom, readonlyType } from 'nanostores';
import {
  deleteReview,
  insertReview,
  updateReview,
} from '#src/features/reviews/data/review-changes.ts';
import { reviewNotices } from '#src/features/reviews/messages.ts';
import type { ReviewForm } from '#src/features/reviews/schemas/form.ts';
import type { StoredReview } from '#src/features/reviews/schemas/review.ts';
import { onLogoutElsewhere } from '#src/shared/browser/logout-mark.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { $session, hasStoredSession, startSession } from '#src/shared/stores/session.ts';
import { leaveToSignIn } from '#src/shared/stores/sign-out.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { notify } from '#src/shared/stores/toasts.ts';
import { forgetDraft, keepDraft, readDraft, type ReviewDraft } from './draft.ts';
import { $ownReviews, refreshOwnReviews } from './own-reviews.ts';
import { refreshReviews } from './reviews.ts';

type Typed = ReviewDraft['typed'];

/** `/reviews#write-review` opens the form; the element of this id holds the button that does. */
export const writingAnchor = 'write-review';

const $open = atom<ReviewDraft | undefined>();

/** What is being written in the open dialog; undefined when it is closed. */
export const $reviewDraft = readonlyType($open);

const empty: Typed = { reviewer_name: '', designation: '', rating: '', title: '', content: '' };

/** Opens the form for a new review, with what was typed in this tab before. */
export function openWriting(): void {
  const draft = readDraft();
  open(draft && !draft.review ? draft : { id: crypto.randomUUID(), typed: empty });
  if (hasStoredSession()) void fillInName();
}

/** Opens the form for a review of one's own. */
export function openEditing(review: StoredReview): void {
  const { reviewer_name, designation, rating, title, content } = review;
  const typed = { reviewer_name, designation, rating: String(rating), title, content };
  open({ id: review.id, review, typed });
}

/** Opens the form if the address asks for it: someone logged in to send what they had written. */
export function resumeWriting(): void {
  if (location.hash !== `#${writingAnchor}`) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const draft = readDraft();
  if (draft?.review) open(draft);
  else openWriting();
}

onLogoutElsewhere(() => $open.set(undefined));

/** Closes the form. A new review stays as it is until this tab ends; changes to an old one are dropped. */
export function closeReviewForm(): void {
  if ($open.get()?.review) forgetDraft();
  $open.set(undefined);
}

export function typeReview(change: Partial<Typed>): void {
  const draft = $open.get();
  if (!draft) return;
  open({ ...draft, typed: { ...draft.typed, ...change } });
  keepDraft($open.get() ?? draft);
}

const open = (draft: ReviewDraft) => $open.set(draft);

async function fillInName(): Promise<void> {
  await startSession();
  const fullName = $session.get().user?.fullName;
  const draft = $open.get();
  if (!fullName || !draft || draft.typed.reviewer_name !== '') return;
  // Someone who is in the field already is about to type, and would add to a name that comes now.
  if (document.activeElement?.getAttribute('name') === 'reviewer_name') return;
  open({ ...draft, typed: { ...draft.typed, reviewer_name: fullName } });
}

/** Whether nobody can be signed in here; answers at once. */
export const isVisitor = () => !hasStoredSession();

/** Goes to the sign-in screen, from where one comes back to the form as it is. */
export function logInToReview(): void {
  const draft = $open.get();
  if (draft) keepDraft(draft);
  history.replaceState(history.state, '', `#${writingAnchor}`);
  leaveToSignIn(notices.reviewNeedsLogin);
}

const writing = createSubmit({
  send: async (form: ReviewForm) => {
    const draft = $open.get();
    if (!draft) return;
    await startSession();
    const { user } = $session.get();
    if (!user) return logInToReview();
    if (draft.review) await updateReview(draft.review, form);
    else await insertNew(draft.id, user.id, form);
    forgetDraft();
    $open.set(undefined);
    notify(draft.review ? reviewNotices.updated : notices.reviewSuccess);
    void refreshReviews();
    void refreshOwnReviews();
  },
  failed: ({ reason }) => {
    if (reason === 'forbidden') {
      return hasHiddenReview() ? reviewNotices.oneIsHidden : notices.reviewNeedsLogin;
    }
    if (reason === 'changed') return reviewNotices.changedMeanwhile;
    return $open.get()?.review ? reviewNotices.updateFailed : notices.reviewSubmitFailed;
  },
});

/** The database refuses another review to someone with a hidden one; only their own reviews tell this from a lost session. */
async function insertNew(id: string, userId: string, form: ReviewForm): Promise<void> {
  try {
    await insertReview(id, userId, form);
  } catch (error) {
    if (error instanceof DataError && error.reason === 'forbidden') await refreshOwnReviews();
    throw error;
  }
}

const hasHiddenReview = () =>
  $ownReviews.get().reviews.some((review) => review.hidden_reason !== null);

export const $isSubmittingReview = writing.$busy;
export const submitReview = writing.submit;

const withdrawing = createSubmit({
  send: async ({ id }: StoredReview) => {
    await deleteReview(id);
    void refreshReviews();
    await refreshOwnReviews();
    return true;
  },
  succeeded: reviewNotices.deleted,
  failed: ({ reason }) =>
    reason === 'forbidden' ? notices.reviewNeedsLogin : reviewNotices.deleteFailed,
});

export const $isWithdrawing = withdrawing.$busy;

/** Deletes a review of one's own; answers whether it did. */
export const withdrawReview = withdrawing.submit;
