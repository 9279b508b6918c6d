import { logFailure, logProblem } from '../site/log.ts';
import type { Settlement } from './settlement.ts';

// For what we ask because no webhook may have told it: one that fails stops no other.

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** What a provider has of these days; nothing when it does not answer, and the next round asks again. */
export async function listQuietly<Fact>(
  daysBack: number,
  list: (since: Date) => Promise<Fact[]>,
): Promise<Fact[]> {
  try {
    return await list(new Date(Date.now() - daysBack * dayMilliseconds));
  } catch (error) {
    logFailure('reconcile', error);
    return [];
  }
}

/** Settles one; returns 1 when something changed, otherwise 0. */
export async function settleQuietly(
  name: string,
  settle: () => Promise<Settlement | null>,
): Promise<number> {
  try {
    const outcome = await settle();
    if (outcome === 'mismatch') logProblem('reconcile', `${name} does not match`);
    return outcome === 'applied' ? 1 : 0;
  } catch (error) {
    logFailure('reconcile', error);
    return 0;
  }
}
