import { randomBytes } from 'node:crypto';
import type { PaymentOrder } from '#src/features/payment/schemas/order.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { fingerprint } from '../http/rate-limit.ts';
import type { Order } from '../site/database-schema.ts';
import { database, unwrap, unwrapOptional } from '../site/database.ts';
import { isLive } from './stripe-client.ts';

// The rows of `payments`. Their status changes only through settlement.ts. Everything here throws DatabaseError.

/** Who wants to buy what: at most one open order each. */
export type Purchase = Omit<PaymentOrder, 'amount' | 'buyerKey' | 'payAgain'> & {
  /** Without one nothing is found again, because mail and phone are no secrets. */
  buyerKeyHash: string | null;
  /** The network address that the request came from. */
  address: string;
};

export async function findOrder(orderId: string): Promise<Order | null> {
  return unwrapOptional(
    await database().from('payments').select().eq('order_id', orderId).maybeSingle(),
  );
}

export async function findOrderIdOfPaymentIntent(paymentIntentId: string): Promise<string | null> {
  const order = unwrapOptional(
    await database()
      .from('payments')
      .select('order_id')
      .eq('stripe_payment_intent_id', paymentIntentId)
      .limit(1)
      .maybeSingle(),
  );
  return order?.order_id ?? null;
}

/** The open order of this purchase, for the browser that made it. */
export async function findPendingOrder(purchase: Purchase): Promise<Order | null> {
  if (purchase.buyerKeyHash === null) return null;
  const orders = database()
    .from('payments')
    .select()
    .eq('payment_status', 'pending')
    .eq('buyer_key_hash', purchase.buyerKeyHash)
    .eq('mentorshiptype', purchase.mentorshipType)
    .eq('customer_email', purchase.customerEmail)
    .eq('customer_phone', purchase.customerPhone);
  return unwrapOptional(
    await (
      purchase.submissionId === undefined
        ? orders.is('submission_id', null).is('detached_from', null)
        : orders.eq('submission_id', purchase.submissionId)
    ).maybeSingle(),
  );
}

/** An order of this booking form that was paid already, for the browser that made it. */
export async function findPaidOrder(purchase: Purchase): Promise<Order | null> {
  if (purchase.submissionId === undefined || purchase.buyerKeyHash === null) return null;
  return unwrapOptional(
    await database()
      .from('payments')
      .select()
      .eq('payment_status', 'paid')
      .eq('buyer_key_hash', purchase.buyerKeyHash)
      .eq('mentorshiptype', purchase.mentorshipType)
      .eq('submission_id', purchase.submissionId)
      .limit(1)
      .maybeSingle(),
  );
}

/** What was paid for the same thing under this mail or phone: within a day, a course ever. The latest first. */
export async function listEarlierPayments(purchase: Purchase): Promise<Order[]> {
  return unwrap(
    await database().rpc('earlier_payments', {
      mentorshiptype: purchase.mentorshipType,
      customer_email: purchase.customerEmail,
      customer_phone: purchase.customerPhone,
    }),
  );
}

/** The open orders of the same thing by the buyer of this one. */
export async function listOpenTwins(orderId: string): Promise<Order[]> {
  return unwrap(await database().rpc('open_twins', { order_id: orderId }));
}

/** More orders were begun than one may; the person is told when to come back. */
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
      livemode: isLive(),
      expires_at: expiresAt,
      buyer_key_hash: purchase.buyerKeyHash,
      network_hash: fingerprint(purchase.address),
      orders_per_hour: limits.ordersPerHour,
      unpaid_per_hour: limits.unpaidOrdersPerHour,
    }),
  );
  if (seconds > 0) throw new TooManyOrders(seconds);
  return findOrder(order_id);
}

/** Changes a pending order that has no session yet; null when another request was faster. */
export async function changeUnstartedOrder(
  order: Order,
  change: Partial<Pick<Order, 'expires_at' | 'stripe_session_id' | 'checkout_url'>>,
): Promise<Order | null> {
  const unstarted = database()
    .from('payments')
    .update(change)
    .eq('order_id', order.order_id)
    .eq('payment_status', 'pending')
    .is('stripe_session_id', null);
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

export async function correctCustomerName(order: Order, customerName: string): Promise<void> {
  unwrapOptional(
    await database()
      .from('payments')
      .update({ customer_name: customerName })
      .eq('order_id', order.order_id)
      .eq('payment_status', 'pending'),
  );
}

/** Notes that the buyer knows of the earlier payment and wants this one as well. */
export async function noteRepeat(order: Order): Promise<void> {
  unwrapOptional(
    await database()
      .from('payments')
      .update({ repeat_accepted_at: new Date().toISOString() })
      .eq('order_id', order.order_id),
  );
}

/** Pending orders that nobody can pay any more, the one that was looked at longest ago first. */
export async function listOverdueOrders(now: Date, maximum: number): Promise<Order[]> {
  const abandonedBefore = new Date(now.getTime() - limits.checkoutMinutes * 60_000);
  return unwrap(
    await database()
      .from('payments')
      .select()
      .eq('payment_status', 'pending')
      .or(
        `expires_at.lt.${now.toISOString()},` +
          `and(expires_at.is.null,updated_at.lt.${abandonedBefore.toISOString()})`,
      )
      .order('updated_at', { ascending: true })
      .limit(maximum),
  );
}

/** Of these orders the ones that count as paid. */
export async function filterPaidOrders(orderIds: string[]): Promise<Set<string>> {
  const rows = unwrap(
    await database()
      .from('payments')
      .select('order_id')
      .eq('payment_status', 'paid')
      .in('order_id', orderIds),
  );
  return new Set(rows.map(({ order_id }) => order_id));
}

/** Keeps how an order was paid, and from which state. */
export async function notePayer(
  order: Order,
  payer: Pick<Order, 'payment_method' | 'billing_state'>,
): Promise<void> {
  unwrapOptional(await database().from('payments').update(payer).eq('order_id', order.order_id));
}

/** Notes that a pending order was looked at. */
export async function noteLook(order: Order): Promise<void> {
  unwrapOptional(
    await database()
      .from('payments')
      .update({ updated_at: new Date().toISOString() })
      .eq('order_id', order.order_id)
      .eq('payment_status', 'pending'),
  );
}
