import { buildRecordSchema } from '#src/features/admin/schemas/dashboard.ts';
import { buildRecordPath } from '#src/shared/lib/build-record.ts';
import { buildSchedule } from '#src/shared/lib/build-schedule.ts';
import { callBuildHook } from './build-hook.ts';
import { database, unwrap, unwrapOptional } from './database.ts';
import { environment } from './env.ts';
import { logFailure } from './log.ts';

const timeLimitMilliseconds = 8_000;

/**
 * Has the pages built if something waits for it and its pause is over; the database decides. False when the host refused.
 * Never throws: what waits is in the database, and the next round looks again.
 */
export async function startDueBuild(): Promise<boolean> {
  try {
    const schedule = buildSchedule;
    const built_at = (await lastBuild()) as string;
    if (!unwrap(await database().rpc('claim_build', { built_at, schedule }))) return true;
    const problem = await callBuildHook();
    if (problem === 'accepted') return true;
    unwrapOptional(await database().rpc('build_failed', { problem, schedule }));
  } catch (error) {
    logFailure('rebuild', error);
  }
  return false;
}

/** When the present pages were built; null when they do not say it. */
async function lastBuild(): Promise<string | null> {
  try {
    const answer = await fetch(`${environment().SITE_URL}${buildRecordPath}`, {
      signal: AbortSignal.timeout(timeLimitMilliseconds),
    });
    return answer.ok ? buildRecordSchema.parse(await answer.json()).builtAt : null;
  } catch (error) {
    logFailure('rebuild', error);
    return null;
  }
}
