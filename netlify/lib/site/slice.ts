import { setTimeout as pause } from 'node:timers/promises';
import { logFailure, logProblem } from './log.ts';

export interface Deadline {
  /** From then on nothing new is begun. */
  isOver(): boolean;
}

/**
 * Gives a part of a round its share of the time. What is not done then is left to the next round, so that a slow service
 * holds up no other part; a part that fails stops no other either. Never throws.
 */
export async function slice<Result>(
  name: string,
  milliseconds: number,
  work: (deadline: Deadline) => Promise<Result>,
): Promise<Result | undefined> {
  const end = Date.now() + milliseconds;
  const stopping = new AbortController();
  const timeIsUp = pause(milliseconds, undefined, { signal: stopping.signal }).then(
    () => logProblem('reconcile', `${name} goes on in the next round`),
    () => undefined,
  );
  try {
    const working = work({ isOver: () => Date.now() >= end });
    return (await Promise.race([working, timeIsUp])) ?? undefined;
  } catch (error) {
    logFailure('reconcile', error);
    return undefined;
  } finally {
    stopping.abort();
  }
}
