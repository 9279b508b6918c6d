import { setTimeout as pause } from 'node:timers/promises';
import { environment } from './env.ts';
import { logFailure, logProblem } from './log.ts';

const timeLimitMilliseconds = 10_000;

/** Asks for a new build after a pause. Without a hook there is nothing to ask. Never throws. */
export async function requestBuild(pauseMilliseconds: number): Promise<void> {
  const { BUILD_HOOK_URL } = environment();
  if (BUILD_HOOK_URL === undefined) return;
  await pause(pauseMilliseconds);
  try {
    const answer = await fetch(BUILD_HOOK_URL, {
      method: 'POST',
      signal: AbortSignal.timeout(timeLimitMilliseconds),
    });
    if (!answer.ok) logProblem('rebuild', `the build hook answered ${answer.status}`);
  } catch (error) {
    logFailure('rebuild', error);
  }
}
