import * as z from 'zod/mini';
import { database, unwrap } from '../site/database.ts';
import { logFailure } from '../site/log.ts';
import type { Order } from './order.ts';
import { isOrderId } from './order-id.ts';
import { findOrderIdOfPayment, listOpenTwins } from './orders.ts';
import type { PaymentFact } from './facts.ts';
import { providerOf } from './providers.ts';

/** What record_payment_event(), record_refund() and record_dispute() answer. */
export const settlementSchema = z.enum([
  'applied',
  'duplicate',
  'unchanged',
  'unknown_order',
  'mismatch',
]);
export type Settlement = z.infer<typeof settlementSchema>;

/**
 * Brings an order to what the provider says of it. The database remembers the event, moves the order only forwards,
 * compares session, amount, currency and mode, and queues the mail, all in one transaction. Once it is paid, nobody can
 * pay for the same by another tab. Throws DatabaseError.
 */
export async function settle(
  fact: PaymentFact,
  event?: { id: string; type: string },
): Promise<Settlement> {
  const settlement = await record(fact, event);
  if (settlement === 'applied' && fact.outcome === 'paid') await closeTwins(fact);
  return settlement;
}

/**
 * Closes the pages that the same buyer has open for the same thing. A page that could not be closed and is paid becomes
 * a payment issue.
 */
async function closeTwins(fact: PaymentFact): Promise<void> {
  try {
    const twins = await listOpenTwins((await orderIdOf(fact)) ?? '');
    await Promise.all(twins.map(closeTwin));
  } catch (error) {
    logFailure('close-twins', error);
  }
}

async function closeTwin(twin: Order): Promise<void> {
  try {
    if (twin.provider_session_id === null) await closeUnpayable(twin);
    else await record(await providerOf(twin).close(twin.provider_session_id));
  } catch (error) {
    logFailure('close-twins', error);
  }
}

async function record(
  fact: PaymentFact,
  event?: { id: string; type: string },
): Promise<Settlement> {
  if (fact.outcome === 'open' || fact.outcome === 'processing') return 'unchanged';
  // Nothing was paid, so there is no amount to compare.
  const isUnpaid = fact.outcome === 'failed' || fact.outcome === 'expired';
  const answer = await database().rpc('record_payment_event', {
    event_id: event?.id ?? null,
    event_type: event?.type ?? 'asked',
    order_id: (await orderIdOf(fact)) ?? 'unknown',
    new_status: fact.outcome,
    session_id: fact.sessionId,
    payment_id: fact.paymentId,
    amount_in_paise: isUnpaid ? null : fact.amountInPaise,
    currency: isUnpaid ? null : fact.currency,
    livemode: fact.livemode,
  });
  return settlementSchema.parse(unwrap(answer));
}

/** Asks the provider for the status of a pending order, and settles it. Throws ProviderError, DatabaseError. */
export async function askAndSettle(order: Order): Promise<Settlement> {
  if (order.provider_session_id === null) return 'unchanged';
  const session = await providerOf(order).read(order.provider_session_id);
  return session === null ? 'unchanged' : settle(session);
}

/** Closes an order that nobody can pay any more: it has no session, or none that the provider knows. Throws DatabaseError. */
export function closeUnpayable(order: Order): Promise<Settlement> {
  return settle({
    outcome: 'expired',
    orderId: order.order_id,
    sessionId: order.provider_session_id,
    paymentId: null,
    amountInPaise: null,
    currency: null,
    livemode: null,
  });
}

async function orderIdOf({ orderId, paymentId }: PaymentFact): Promise<string | null> {
  if (isOrderId(orderId)) return orderId;
  return paymentId === null ? null : findOrderIdOfPayment(paymentId);
}
