import { sessionNotices } from '#src/features/sessions/messages/refusals.ts';
import type { Session, SessionKey } from '#src/features/sessions/schemas/session.ts';
import { problem } from '../http/respond.ts';
import { isOrderId } from '../payment/order-id.ts';
import { findSession } from './bookings.ts';

interface NamedSession {
  order_id?: string | undefined;
  token?: string | undefined;
}

/** How a request names its session, or null when it names none, or two. */
export function sessionKeyOf({ order_id, token }: NamedSession): SessionKey | null {
  if (order_id !== undefined) return token === undefined ? { order_id } : null;
  return token === undefined ? null : { token };
}

/** How the address of a request names its session, or null when it names none, or two. */
export function sessionKeyIn({ searchParams }: URL): SessionKey | null {
  const key = sessionKeyOf({
    order_id: searchParams.get('order_id') ?? undefined,
    token: searchParams.get('token') ?? undefined,
  });
  return key !== null && 'order_id' in key && !isOrderId(key.order_id) ? null : key;
}

/** The session, or the answer that there is none. Throws DatabaseError. */
export async function findSessionOrRefuse(key: SessionKey): Promise<Session | Response> {
  const found = await findSession(key);
  if (found === 'over') return problem(404, sessionNotices.linkOver);
  if (found === 'moved') return problem(404, sessionNotices.orderMoved);
  return found === 'missing' ? problem(404, sessionNotices.missing) : found;
}
