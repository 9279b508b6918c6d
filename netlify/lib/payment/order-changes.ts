import { randomBytes } from 'node:crypto';
import { limits } from '#src/shared/lib/limits.ts';
import { fingerprint } from '../http/rate-limit.ts';
import type { Order } from './order.ts';
import { database, unwrap, unwrapOptional } from '../site/database.ts';
import { findOrder, type Purchase } from './orders.ts';
import { currentProvider } from './providers.ts';

// What is written to `payments`, but for the status, which changes only through settlement.ts. Everything here throws
// DatabaseError.

/** Someone started too many orders; the answer says when to try again. */
export class TooManyOrders extends Error {
  override readonly name = 'TooManyOrders';
  readonly seconds: number;

  constructor(seconds: number) {
    super(`wait ${seconds} seconds`);
    this.seconds = seconds;
  }
}

/**
 * Throws TooManyOrders, DatabaseError 23505 when there is an open one already, and 23503 when the booking form is
 * unknown.
 */
export async function insertOrder(
  purchase: Purchase,
  amount: number,
  expiresAt: string,
): Promise<Order | null> {
  const order_id = `ord_${randomBytes(16).toString('hex')}`;
  const seconds = unwrap(
    await database().rpc('open_order', {
      order_id,
      amount,
      mentorshiptype: purchase.mentorshipType,
      customer_name: purchase.customerName,
      customer_email: purchase.customerEmail,
      customer_phone: purchase.customerPhone,
      submission_id: purchase.submissionId ?? null,
      provider: currentProvider().name,
      livemode: currentProvider().isLive(),
      expires_at: expiresAt,
      buyer_key_hash: purchase.buyerKeyHash,
      network_hash: fingerprint(purchase.address),
      orders_per_hour: limits.ordersPerHour,
      unpaid_per_hour: limits.unpaidOrdersPerHour,
      guardian_name: purchase.guardian?.name ?? null,
      guardian_email: purchase.guardian?.email ?? null,
    }),
  );
  if (seconds > 0) throw new TooManyOrders(seconds);
  return findOrder(order_id);
}

/** Changes a pending order that has no session yet; null when another request was faster. */
export async function changeUnstartedOrder(
  order: Order,
  change: Partial<Pick<Order, 'expires_at' | 'provider_session_id' | 'checkout_url'>>,
): Promise<Order | null> {
  const unstarted = database()
    .from('payments')
    .update(change)
    .eq('order_id', order.order_id)
    .eq('payment_status', 'pending')
    .is('provider_session_id', null);
  return unwrapOptional(
    await (
      order.expires_at === null
        ? unstarted.is('expires_at', null)
        : unstarted.eq('expires_at', order.expires_at)
    )
      .select()
      .maybeSingle(),
  );
}

/** What the buyer typed differently when they came back to an open order. */
export async function correctCustomer(order: Order, purchase: Purchase): Promise<void> {
  const { customerName, submissionId, guardian } = purchase;
  // An order with a booking form has its guardian from there (private.take_guardian).
  const hasOtherGuardian =
    submissionId === undefined &&
    (order.guardian_name !== (guardian?.name ?? null) ||
      order.guardian_email !== (guardian?.email ?? null));
  if (order.customer_name === customerName && !hasOtherGuardian) return;
  unwrapOptional(
    await database()
      .from('payments')
      .update({
        customer_name: customerName,
        ...(hasOtherGuardian && {
          under_18: guardian !== undefined,
          guardian_name: guardian?.name ?? null,
          guardian_email: guardian?.email ?? null,
          guardian_declared_at: guardian ? new Date().toISOString() : null,
        }),
      })
      .eq('order_id', order.order_id)
      .eq('payment_status', 'pending'),
  );
}

/** Stores that the buyer knows of the earlier payment and wants to pay again. */
export async function noteRepeat(order: Order): Promise<void> {
  unwrapOptional(
    await database()
      .from('payments')
      .update({ repeat_accepted_at: new Date().toISOString() })
      .eq('order_id', order.order_id),
  );
}

/** Saves how an order was paid, and from which state. */
export async function savePayer(
  order: Order,
  payer: Pick<Order, 'payment_method' | 'billing_state'>,
): Promise<void> {
  unwrapOptional(await database().from('payments').update(payer).eq('order_id', order.order_id));
}

/** Marks a pending order as checked, so that it comes last in the next run. */
export async function touchOrder(order: Order): Promise<void> {
  unwrapOptional(
    await database()
      .from('payments')
      .update({ updated_at: new Date().toISOString() })
      .eq('order_id', order.order_id)
      .eq('payment_status', 'pending'),
  );
}
