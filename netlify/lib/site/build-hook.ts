import { environment } from './env.ts';
import { logFailure, logProblem } from './log.ts';

const timeLimitMilliseconds = 10_000;

/** Asks the host for a build: `accepted`, or what is wrong, in a few words. Never throws. */
export async function callBuildHook(): Promise<'accepted' | (string & {})> {
  const { BUILD_HOOK_URL } = environment();
  if (BUILD_HOOK_URL === undefined) return 'no build hook';
  try {
    const answer = await fetch(BUILD_HOOK_URL, {
      method: 'POST',
      signal: AbortSignal.timeout(timeLimitMilliseconds),
    });
    if (answer.ok) return 'accepted';
    logProblem('rebuild', `the build hook answered ${answer.status}`);
    return `status ${answer.status}`;
  } catch (error) {
    logFailure('rebuild', error);
    return 'no answer';
  }
}
