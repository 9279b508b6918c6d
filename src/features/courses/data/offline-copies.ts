import * as z from 'zod/mini';
import type { LessonAddress } from '#src/features/courses/paths/lessons.ts';
import { type LessonPage, lessonPageSchema } from '#src/features/courses/schemas/lesson.ts';
import { storedAccountId } from '#src/shared/browser/stored-account.ts';
import { learningTexts } from '#src/shared/lib/learning-worker.ts';

// Lessons that were read once, for reading without a network. They are kept in the browser for the account that read
// them; forget-learning.ts deletes them with the session.

/** An address that no request goes to. */
const copyAddress = (accountId: string, { course, lesson }: LessonAddress) =>
  `/learn/copies/${[accountId, course, lesson].map(encodeURIComponent).join('/')}`;

/** The caches of this browser; undefined where there are none, such as in some private windows. */
async function copies(): Promise<Cache | undefined> {
  return globalThis.caches?.open(learningTexts).catch(() => undefined);
}

/** The lesson as this account read it last, or undefined. */
export async function readCopy(
  accountId: string,
  address: LessonAddress,
): Promise<LessonPage | undefined> {
  const answer = await (await copies())?.match(copyAddress(accountId, address));
  const stored: unknown = await answer?.json().catch(() => undefined);
  return z.safeParse(lessonPageSchema, stored).data;
}

/** Full storage keeps nothing, and reading goes on. */
export async function keepCopy(
  accountId: string,
  address: LessonAddress,
  page: LessonPage,
): Promise<void> {
  if (storedAccountId() !== accountId) return;
  const cache = await copies();
  await cache?.put(copyAddress(accountId, address), Response.json(page)).catch(() => undefined);
  // A logout meanwhile has deleted the copies, and this one has brought them back.
  if (storedAccountId() !== accountId) await globalThis.caches?.delete(learningTexts);
}

/** Deletes the copies of a course that is not open any more. */
export async function dropCopies(accountId: string, course: string): Promise<void> {
  const cache = await copies();
  const beginning = copyAddress(accountId, { course, lesson: '' });
  for (const request of (await cache?.keys()) ?? []) {
    if (new URL(request.url).pathname.startsWith(beginning)) await cache?.delete(request);
  }
}
