import { databaseAs, DatabaseError, unwrap } from '../site/database.ts';
import type { Order } from './order.ts';
import { listEarlierPayments, type Purchase } from './orders.ts';

/** The same person has already paid for the same thing, or for a course that includes it. */
export class AlreadyPaid extends Error {
  override readonly name = 'AlreadyPaid';
  readonly order: Order;

  constructor(order: Order) {
    super(`paid by ${order.order_id}`);
    this.order = order;
  }
}

/**
 * What this buyer has paid for the same thing, within a day or, for a course or one that includes it, ever. Mail and
 * phone are typed by anyone, so only the browser that bought it is told, and someone who is signed in with the confirmed
 * address of that order. Throws DatabaseError.
 */
export async function findEarlierPayment(
  purchase: Purchase,
  accessToken: string | undefined,
): Promise<Order | null> {
  const payments = await listEarlierPayments(purchase);
  const ofBrowser = payments.find(
    ({ buyer_key_hash }) => buyer_key_hash !== null && buyer_key_hash === purchase.buyerKeyHash,
  );
  if (ofBrowser || payments.length === 0 || accessToken === undefined) return ofBrowser ?? null;
  const own = await listOwnOrderIds(accessToken);
  return payments.find(({ order_id }) => own.has(order_id)) ?? null;
}

async function listOwnOrderIds(accessToken: string): Promise<Set<string>> {
  try {
    const rows = unwrap(await databaseAs(accessToken).rpc('own_payments'));
    return new Set(rows.map(({ order_id }) => order_id));
  } catch (error) {
    // An expired session must not stop anyone from paying.
    if (error instanceof DatabaseError && error.isRefusal) return new Set();
    throw error;
  }
}
