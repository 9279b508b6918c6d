import {
  type SessionRefusal,
  sessionRefusalKinds,
} from '#src/features/sessions/messages/refusals.ts';
import type { SessionChange } from '#src/features/sessions/schemas/session.ts';
import { database, DatabaseError, unwrap, unwrapOptional } from '../site/database.ts';
import { logFailure } from '../site/log.ts';

const year = 366 * 24 * 60 * 60 * 1000;

/** Changes the session of an order, as its buyer. Throws DatabaseError. */
export async function changeSession(
  orderId: string,
  change: SessionChange,
): Promise<'ok' | SessionRefusal> {
  if (change.action === 'cancel') {
    return answerOf(unwrap(await database().rpc('cancel_session', { order_id: orderId })));
  }
  const startsAt = new Date(change.starts_at);
  // Nothing is offered so far away, and Postgres does not read every year and offset that ISO 8601 can write.
  if (Math.abs(startsAt.getTime() - Date.now()) > year) return 'taken';
  const choice = { order_id: orderId, starts_at: startsAt.toISOString() };
  return answerOf(unwrap(await database().rpc('choose_time', choice)));
}

function answerOf(answer: string): 'ok' | SessionRefusal {
  if (answer === 'ok') return answer;
  const refusal = sessionRefusalKinds.find((kind) => kind === answer);
  if (refusal === undefined) throw new DatabaseError('unknown answer', 200);
  return refusal;
}

/** Sessions that are over took place. Never throws: the next run does it as well. */
export async function finishSessions(): Promise<void> {
  try {
    unwrapOptional(await database().rpc('finish_sessions'));
  } catch (error) {
    logFailure('reconcile', error);
  }
}
