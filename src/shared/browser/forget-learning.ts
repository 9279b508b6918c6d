import { readStored, writeStored } from './storage.ts';
import { learningPages, learningTexts, learningWorker } from '#src/shared/lib/learning-worker.ts';

/** Progress that waits to be sent, by account. */
export const waitingKey = 'mentor.learning';

/** Deletes what waits of an account that is gone. */
export function forgetWaiting(accountId: string): void {
  const waiting = readStored('local', waitingKey) as Record<string, unknown> | null | undefined;
  if (!waiting?.[accountId]) return;
  const { [accountId]: _gone, ...others } = waiting;
  writeStored('local', waitingKey, others);
}

/**
 * Deletes what was kept for reading without a network: it ends with the session that opened it. The texts go first, and
 * what cannot be deleted keeps nothing else.
 */
export async function forgetLearning(): Promise<void> {
  const steps = [
    () => globalThis.caches?.delete(learningTexts),
    () => globalThis.caches?.delete(learningPages),
    async () => (await navigator.serviceWorker?.getRegistration(learningWorker))?.unregister(),
  ];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      console.error(error);
    }
  }
}
