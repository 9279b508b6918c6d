import * as z from 'zod/mini';
import { databaseAs, DatabaseError, unwrap, unwrapOptional } from '../site/database.ts';
import { logFailure } from '../site/log.ts';

/**
 * True when the request carries the access token of an admin; the database decides. Throws DatabaseError when it is
 * down.
 */
export async function isAdmin(request: Request): Promise<boolean> {
  const token = tokenOf(request);
  return token !== undefined && (await isAdminToken(token));
}

/** True when this is the access token of an admin. Throws DatabaseError when the database is down. */
export async function isAdminToken(token: string): Promise<boolean> {
  try {
    return unwrap(await databaseAs(token).rpc('is_admin')) === true;
  } catch (error) {
    if (error instanceof DatabaseError && error.isRefusal) return false;
    throw error;
  }
}

const requestsSchema = z.array(z.object({ amount_in_paise: z.int(), idempotency_key: z.string() }));

/** What is left of an order, and the key under which to ask for it. */
type RefundRequest = z.infer<typeof requestsSchema>[number];

/**
 * What an admin may give back of an order: undefined when it is not paid, null when they have to sign in again first,
 * because the refunds of the day are over the limit. Throws DatabaseError.
 */
export async function requestRefund(
  request: Request,
  orderId: string,
): Promise<RefundRequest | undefined | null> {
  const answer = await databaseAs(tokenOf(request) ?? '').rpc('request_refund', {
    order_id: orderId,
  });
  if (answer.error?.hint === 'reauthenticate') return null;
  return requestsSchema.parse(unwrap(answer))[0];
}

/** False when this is no admin; else the pages are built with the next build. Throws DatabaseError. */
export async function requestBuild(request: Request, at_once: boolean): Promise<boolean> {
  const token = tokenOf(request);
  if (token === undefined) return false;
  try {
    unwrapOptional(await databaseAs(token).rpc('request_build', { at_once }));
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.isRefusal) return false;
    throw error;
  }
}

/**
 * The provider has answered, or failed: the next refund of this order is another one. Writes into the audit log which
 * admin had an order refunded. The money has moved already, also when this fails.
 */
export async function endRefundRequest(request: Request, orderId: string): Promise<void> {
  try {
    const client = databaseAs(tokenOf(request) ?? '');
    unwrapOptional(await client.rpc('end_refund_request', { order_id: orderId }));
  } catch (error) {
    logFailure('refund-payment', error);
  }
}

/** The access token that a request carries. */
export function tokenOf(request: Request): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}
