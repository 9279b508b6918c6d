import { database, unwrapOptional } from '../site/database.ts';
import { logFailure } from '../site/log.ts';
import { checksPeople } from './turnstile.ts';

/** Makes the database ask for passes while the keys are set. Never throws. */
export async function noteHumanCheck(): Promise<void> {
  try {
    unwrapOptional(await database().rpc('set_human_check', { is_on: checksPeople() }));
  } catch (error) {
    logFailure('reconcile', error);
  }
}
