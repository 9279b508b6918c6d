import { database, unwrapOptional } from './database.ts';
import { logFailure } from './log.ts';

/** Ends what an admin deleted and can no longer take back. Never throws: the next run does it as well. */
export async function forgetDeletedSubmissions(): Promise<void> {
  try {
    unwrapOptional(await database().rpc('forget_deleted_submissions'));
  } catch (error) {
    logFailure('reconcile', error);
  }
}
