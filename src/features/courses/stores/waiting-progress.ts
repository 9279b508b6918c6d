import * as z from 'zod/mini';
import { saveProgress } from '#src/features/courses/data/progress.ts';
import {
  type SeenProgress,
  type WaitingProgress,
  withNewer,
  withoutOld,
} from '#src/features/courses/lib/waiting-progress.ts';
import { waitingKey } from '#src/shared/browser/forget-learning.ts';
import { readStored, removeStored, writeStored } from '#src/shared/browser/storage.ts';
import { storedAccountId } from '#src/shared/browser/stored-account.ts';
import { DataError } from '#src/shared/data/unwrap.ts';

// Progress is kept on the device first and sent from there, so that it survives a network that comes and goes.

/** By account: someone else may log in before it is sent. */
const waitingSchema = z.record(
  z.string(),
  z.record(
    z.string(),
    z.object({ place: z.number(), seenAt: z.string(), isCompleted: z.boolean() }),
  ),
);

type All = z.infer<typeof waitingSchema>;

/** What a full or blocked storage did not take: it waits in this page. */
let unstored: All | undefined;

const all = (): All =>
  unstored ?? z.safeParse(waitingSchema, readStored('local', waitingKey)).data ?? {};

/** What is not sent yet, of an account. */
export const waitingOf = (accountId: string): WaitingProgress =>
  withoutOld(all()[accountId] ?? {}, Date.now());

function keep(accountId: string, waiting: WaitingProgress): void {
  const others = { ...all(), [accountId]: waiting };
  const left = Object.fromEntries(
    Object.entries(others).filter(([, each]) => Object.keys(each).length > 0),
  );
  const isEmpty = Object.keys(left).length === 0;
  if (isEmpty) removeStored('local', waitingKey);
  unstored = isEmpty || writeStored('local', waitingKey, left) ? undefined : left;
}

/** Keeps what was read or finished until it is sent. */
export function noteProgress(accountId: string, lessonId: string, progress: SeenProgress): void {
  keep(accountId, withNewer(waitingOf(accountId), lessonId, progress));
}

/** Lessons that are not open to their reader: what was finished there waits, in case they open again. */
export type Refused = ReadonlySet<string>;

/** Someone on a network that hardly moves is told so after this many milliseconds; what was begun goes on. */
export const patience = 6_000;

let sending: Promise<Refused> | undefined;

/**
 * Sends what waits of the account that is signed in, also what is noted meanwhile; asked again before it is done, it is the
 * same sending. What could not be sent still waits afterwards. Never throws.
 */
export function sendProgress(): Promise<Refused> {
  // In the next task, so that `sending` is set before it is done.
  sending ??= Promise.resolve().then(send);
  return sending;
}

async function send(): Promise<Refused> {
  const accountId = storedAccountId();
  const refused = new Set<string>();
  try {
    // Without a network supabase-js would try for half a minute to renew a session that has expired.
    while (accountId !== undefined && navigator.onLine && storedAccountId() === accountId) {
      const next = Object.entries(waitingOf(accountId)).find(([id]) => !refused.has(id));
      if (!next) break;
      const [lessonId, progress] = next;
      if (await isTaken(lessonId, progress)) drop(accountId, lessonId, progress);
      else refused.add(lessonId);
    }
  } catch {
    // No answer. It waits.
  }
  // In the same task as the last look at what waits: what is noted later begins a new sending.
  sending = undefined;
  return refused;
}

async function isTaken(lessonId: string, progress: SeenProgress): Promise<boolean> {
  try {
    return await saveProgress(lessonId, progress);
  } catch (error) {
    // One that the backend cannot read must not hold up the others.
    if (error instanceof DataError && error.reason === 'invalid') return false;
    throw error;
  }
}

/** What was noted meanwhile is newer and still waits. */
function drop(accountId: string, lessonId: string, sent: SeenProgress): void {
  const { [lessonId]: now, ...others } = waitingOf(accountId);
  if (now && JSON.stringify(now) === JSON.stringify(sent)) keep(accountId, others);
}
