import { lessonNotices } from '#src/features/courses/messages/lesson.ts';
import { storedAccountId } from '#src/shared/browser/stored-account.ts';
import type { Notice } from '#src/shared/messages/notice.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { notify } from '#src/shared/stores/toasts.ts';
import { $lesson, isSameReader, openLesson, keepSeen, showSeen } from './lesson.ts';
import {
  noteProgress,
  patience,
  type Refused,
  sendProgress,
  waitingOf,
} from './waiting-progress.ts';

/** Remembers the part of the text that is being read. */
export async function rememberPlace(lessonId: string, place: number): Promise<void> {
  const { accountId } = $lesson.get();
  if (accountId === undefined) return;
  noteProgress(accountId, lessonId, { place, seenAt: now(), isCompleted: false });
  if (!isSameReader()) return;
  keepSeen();
  await sendProgress();
}

const completing = createSubmit({
  send: async (): Promise<'saved' | 'waiting' | undefined> => {
    const { page, accountId } = $lesson.get();
    if (!page?.lesson || accountId === undefined) return undefined;
    const { id } = page.lesson;
    const place = waitingOf(accountId)[id]?.place ?? page.progress?.place ?? 0;
    noteProgress(accountId, id, { place, seenAt: now(), isCompleted: true });
    if (!isSameReader()) return undefined;
    // A network that hardly moves must not keep anybody from going on.
    showSeen();
    const refused = await Promise.race([sendProgress(), late()]);
    if (!waitingOf(accountId)[id]?.isCompleted) return 'saved';
    if (refused.has(id)) void openLesson();
    notify(waitingNotice(refused.has(id)));
    return 'waiting';
  },
  failed: () => lessonNotices.completedLater,
});

export const $isCompleting = completing.$busy;

/**
 * Marks the open lesson as finished, on the screen at once and then at the backend; `waiting` when that has not taken it and
 * it is sent later. Further clicks meanwhile do nothing.
 */
export const completeLesson = () => completing.submit(undefined);

/** A session that could not be renewed has ended, which no network mends. */
function waitingNotice(isRefused: boolean): Notice {
  if (storedAccountId() === undefined) return lessonNotices.completedLoggedOut;
  return isRefused ? lessonNotices.completedRefused : lessonNotices.completedLater;
}

const late = () =>
  new Promise<Refused>((resolve) => setTimeout(() => resolve(new Set()), patience));

const now = () => new Date().toISOString();
