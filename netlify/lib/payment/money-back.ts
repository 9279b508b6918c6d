import { database, unwrap } from '../site/database.ts';
import { findOrderIdOfPayment } from './orders.ts';
import { isOrderId } from './order-id.ts';
import { type Settlement, settlementSchema } from './settlement.ts';
import type { DisputeFact, MoneyFact, RefundFact } from './facts.ts';
import type { PaymentProvider } from './provider.ts';

/** A webhook. Without one we have asked. */
interface Event {
  id: string;
  type: string;
}

/**
 * Brings an order to what is known of its refund. The database moves the refund only forwards, and queues the mails, in
 * one transaction. Throws DatabaseError, ProviderError.
 */
export async function settleRefund(
  fact: RefundFact,
  provider: PaymentProvider,
  event?: Event,
): Promise<Settlement> {
  const answer = await database().rpc('record_refund', {
    ...(await moneyOf(fact, provider)),
    refund_id: fact.refundId,
    state: fact.state,
    failure: fact.failure,
    event_id: event?.id ?? null,
    event_type: event?.type ?? `asked: refund ${fact.state}`,
  });
  return settlementSchema.parse(unwrap(answer));
}

/** Brings an order to what is known of its dispute; older news changes nothing. Throws DatabaseError, ProviderError. */
export async function settleDispute(
  fact: DisputeFact,
  provider: PaymentProvider,
  event?: Event,
): Promise<Settlement> {
  const answer = await database().rpc('record_dispute', {
    ...(await moneyOf(fact, provider)),
    dispute_id: fact.disputeId,
    state: fact.state,
    reason: fact.reason,
    answer_by: fact.answerBy,
    told_at: fact.toldAt,
    event_id: event?.id ?? null,
    event_type: event?.type ?? `asked: dispute ${fact.state}`,
  });
  return settlementSchema.parse(unwrap(answer));
}

const moneyOf = async (fact: MoneyFact, provider: PaymentProvider) => ({
  order_id: (await orderIdOf(fact, provider)) ?? 'unknown',
  payment_id: fact.paymentId,
  amount_in_paise: fact.amountInPaise,
  currency: fact.currency,
  livemode: fact.livemode,
});

/** The news of the payment itself may come later, or never. Then only the provider knows whose it is. */
async function orderIdOf(
  { orderId, paymentId }: MoneyFact,
  provider: PaymentProvider,
): Promise<string | null> {
  if (isOrderId(orderId)) return orderId;
  if (paymentId === null) return null;
  return (await findOrderIdOfPayment(paymentId)) ?? (await provider.findOrderId(paymentId));
}
