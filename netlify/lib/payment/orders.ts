import type { PaymentOrder } from '#src/features/payment/schemas/order.ts';
import { limits } from '#src/shared/lib/limits.ts';
import type { Order } from './order.ts';
import { database, unwrap, unwrapOptional } from '../site/database.ts';
import { readInParts } from '../site/read-in-parts.ts';

// What is read from `payments`. Everything here throws DatabaseError.

/** Who wants to buy what. Each purchase has at most one open order. */
export type Purchase = Omit<PaymentOrder, 'amount' | 'buyerKey' | 'payAgain'> & {
  /** Without it we find no earlier order, because email and phone are not secret. */
  buyerKeyHash: string | null;
  /** The network address that the request came from. */
  address: string;
};

export async function findOrder(orderId: string): Promise<Order | null> {
  return unwrapOptional(
    await database().from('payments').select().eq('order_id', orderId).maybeSingle(),
  );
}

export async function findOrderIdOfPayment(paymentId: string): Promise<string | null> {
  const order = unwrapOptional(
    await database()
      .from('payments')
      .select('order_id')
      .eq('provider_payment_id', paymentId)
      .limit(1)
      .maybeSingle(),
  );
  return order?.order_id ?? null;
}

/** Of these payments the ones that were made for an order of ours. */
export async function listOwnPayments(paymentIds: string[]): Promise<Set<string | null>> {
  const rows = await readInParts(paymentIds, async (some) =>
    unwrap(
      await database()
        .from('payments')
        .select('provider_payment_id')
        .in('provider_payment_id', some),
    ),
  );
  return new Set(rows.map((row) => row.provider_payment_id));
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

/** Pending orders that nobody can pay any more, the one that was checked longest ago first. */
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
