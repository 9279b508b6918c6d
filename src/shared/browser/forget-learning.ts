import { learningPages, learningTexts, learningWorker } from '#src/shared/lib/learning-worker.ts';

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
