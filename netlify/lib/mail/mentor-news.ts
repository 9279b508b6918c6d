import { database, unwrapOptional } from '../site/database.ts';
import { logFailure } from '../site/log.ts';

/** Queues what the mentor wants to read in the morning, and what was too much for one hour. Never throws: the next run does it as well. */
export async function queueMentorNews(): Promise<void> {
  try {
    unwrapOptional(await database().rpc('queue_mentor_news'));
  } catch (error) {
    logFailure('reconcile', error);
  }
}
