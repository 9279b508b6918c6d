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

/**
 * False when the admin has to sign in again first, because the refunds of the day are over the limit. Throws
 * DatabaseError.
 */
export async function requestRefund(request: Request, orderId: string): Promise<boolean> {
  const answer = await databaseAs(tokenOf(request) ?? '').rpc('request_refund', {
    order_id: orderId,
  });
  if (answer.error?.hint === 'reauthenticate') return false;
  unwrapOptional(answer);
  return true;
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

/** Writes into the audit log which admin had an order refunded. The money has moved already, also when this fails. */
export async function logRefund(request: Request, orderId: string): Promise<void> {
  try {
    const rpc = databaseAs(tokenOf(request) ?? '').rpc('log_refund', { order_id: orderId });
    unwrapOptional(await rpc);
  } catch (error) {
    logFailure('refund-payment', error);
  }
}

/** The access token that a request carries. */
export function tokenOf(request: Request): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}
