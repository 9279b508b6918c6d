import { database, unwrapOptional } from '../site/database.ts';
import { logFailure } from '../site/log.ts';
import { checksPeople } from './turnstile.ts';

/** Has the database ask for passes where the keys are there, and no longer where they are gone. Never throws. */
export async function noteHumanCheck(): Promise<void> {
  try {
    unwrapOptional(await database().rpc('set_human_check', { is_on: checksPeople() }));
  } catch (error) {
    logFailure('reconcile', error);
  }
}
