import { claimCourses, readLessonPage } from '#src/features/courses/data/lesson-page.ts';
import { dropCopies, keepCopy, readCopy } from '#src/features/courses/data/offline-copies.ts';
import { withWaiting } from '#src/features/courses/lib/waiting-progress.ts';
import { type LessonAddress, lessonIn } from '#src/features/courses/paths/lessons.ts';
import type { LessonPage } from '#src/features/courses/schemas/lesson.ts';
import { keepLearningPage } from '#src/shared/browser/keep-learning-page.ts';
import { authStorageKey } from '#src/shared/browser/storage-keys.ts';
import { storedAccountId } from '#src/shared/browser/stored-account.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { type Article, articleOf } from '#src/shared/lib/rich-text/article.ts';
import { createSanitiser } from '#src/shared/lib/rich-text/safe-html.ts';
import { createLoader } from '#src/shared/stores/loader.ts';
import { patience, sendProgress, waitingOf } from './waiting-progress.ts';

interface OpenLesson {
  page: LessonPage | undefined;
  /** The text of the lesson, made of sanitised lines. */
  article: Article | undefined;
  /** Whose page it is; undefined for a visitor. */
  accountId: string | undefined;
  /** The reader has no account here. */
  isVisitor: boolean;
  /** The address names no course, or no lesson. */
  isMissing: boolean;
}

const { $state, load, refresh, change } = createLoader<OpenLesson>(
  {
    page: undefined,
    article: undefined,
    accountId: undefined,
    isVisitor: false,
    isMissing: false,
    status: 'loading',
  },
  (error) => ({ isMissing: error instanceof DataError && error.reason === 'notFound' }),
);

/** The lesson that the address names. `hasFailed` with a page: there is no network, and this is the copy of this device. */
export const $lesson = $state;

/** Shows the copy of this device at once if there is one, and then what the backend says. */
export async function openLesson(): Promise<void> {
  follow();
  if (!isSameReader()) return;
  const address = lessonIn(location.pathname);
  const accountId = storedAccountId();
  if (!$state.get().page && address && accountId) {
    const copy = await readCopy(accountId, address);
    if (copy) change(shown(copy, accountId));
  }
  if (!$state.get().page) return load(() => readLesson(address));
  // Some networks answer nothing and do not say so: the copy is read as one meanwhile.
  const late = setTimeout(() => change({ status: 'failed', hasFailed: true }), patience);
  // Another try is seen as one.
  const read = $state.get().hasFailed ? load : refresh;
  await read(() => readLesson(address));
  clearTimeout(late);
}

async function readLesson(address: LessonAddress | undefined): Promise<OpenLesson> {
  if (!address) throw new DataError('notFound', '');
  // supabase-js would try for half a minute to renew a session that has expired.
  if (!navigator.onLine) throw new DataError('unavailable', '');
  // First, so that the answer knows of it.
  await sendProgress();
  let page = await readLessonPage(address);
  // Asked only now: a session that could not be renewed has ended by then.
  const accountId = storedAccountId();
  if (page && isUnclaimed(page) && accountId && (await claimCourses()) > 0) {
    page = await readLessonPage(address);
  }
  if (!page) throw new DataError('notFound', '');
  if (accountId) await keepLesson(accountId, address, page);
  return shown(page, accountId);
}

/** A lesson that only opens later closes no other one of its course. */
async function keepLesson(accountId: string, address: LessonAddress, page: LessonPage) {
  if (!page.access.is_learner) await dropCopies(accountId, address.course);
  if (!page.lesson) return;
  await keepCopy(accountId, address, page);
  void keepLearningPage(accountId);
}

/** Perhaps it is paid for, and no account has taken it over yet. */
const isUnclaimed = ({ lesson, access }: LessonPage) => lesson === null && !access.is_learner;

function shown(page: LessonPage, accountId: string | undefined): OpenLesson {
  return {
    page: accountId ? withWaiting(page, waitingOf(accountId)) : page,
    article: page.lesson ? articleOf(createSanitiser(window)(page.lesson.body)) : undefined,
    accountId,
    isVisitor: accountId === undefined,
    isMissing: false,
  };
}

/** Shows what was read and finished since the page was loaded, and keeps it in the copy of this device. */
export function showSeen(): void {
  const page = keepSeen();
  if (page) change({ page });
}

/** Keeps it in the copy alone. Answers the page with it. */
export function keepSeen(): LessonPage | undefined {
  const { page, accountId } = $state.get();
  if (!page?.lesson || !accountId) return undefined;
  const seen = withWaiting(page, waitingOf(accountId));
  void keepCopy(accountId, { course: page.course.slug, lesson: page.lesson.slug }, seen);
  return seen;
}

/**
 * False when someone else has logged in since the page was opened: it is loaded again then, for them. A session that has
 * ended may come back, and what is typed stays until then.
 */
export function isSameReader(): boolean {
  const { page, accountId } = $state.get();
  const now = storedAccountId();
  if (!page || now === undefined || now === accountId) return true;
  location.reload();
  return false;
}

const restAfterOnlineInMilliseconds = 2_000;
let isFollowing = false;

/** Follows the network, and who is logged in in other tabs. */
function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  // The first requests after a tunnel often fail.
  addEventListener('online', () => setTimeout(goOn, restAfterOnlineInMilliseconds));
  addEventListener('storage', ({ key }) => {
    if (key === authStorageKey || key === null) reloadForOther();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && reloadForOther());
}

const goOn = () => void ($state.get().hasFailed ? openLesson() : sendProgress());

/** Also when nobody is logged in any more: others may use this browser. */
function reloadForOther(): void {
  const { page, accountId } = $state.get();
  if (page && storedAccountId() !== accountId) location.reload();
}
