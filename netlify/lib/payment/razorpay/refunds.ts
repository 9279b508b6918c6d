import * as z from 'zod/mini';
import type { RefundAnswer, RefundFact, RefundWish } from '../facts.ts';
import { ask, isLive, Refused } from './client.ts';
import { notesSchema } from './link-state.ts';
import { listSince } from './list-since.ts';

/** As many as Razorpay gives at once (docs/api/refunds/fetch-all). */
const maximumListed = 100;

export const refundSchema = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  notes: notesSchema,
});

/** The states are those of razorpay.com/docs/api/refunds/entity. */
const states: Record<string, RefundFact['state']> = {
  pending: 'pending',
  processed: 'done',
  failed: 'failed',
};

/** The one place that reads a state from a refund. */
export function factOfRefund(refund: z.infer<typeof refundSchema>): RefundFact {
  const state = states[refund.status] ?? 'pending';
  return {
    refundId: refund.id,
    // One that was made in the dashboard has no notes.
    orderId: refund.notes.order_id ?? null,
    paymentId: refund.payment_id,
    state,
    // Razorpay names no reason.
    failure: state === 'failed' ? 'unknown' : null,
    amountInPaise: refund.amount,
    currency: refund.currency.toLowerCase(),
    livemode: isLive(),
  };
}

const listSchema = z.object({ items: z.array(refundSchema) });

/** Gives money back. Throws ProviderError. */
export async function refundPayment(wish: RefundWish): Promise<RefundAnswer> {
  try {
    const refund = await ask(`/payments/${wish.paymentId}/refund`, refundSchema, {
      method: 'POST',
      body: { amount: wish.amountInPaise, speed: 'normal', notes: { order_id: wish.orderId } },
      // docs/api/refunds/normal-refunds-idempotent
      headers: { 'X-Refund-Idempotency': wish.idempotencyKey },
    });
    return factOfRefund(refund);
  } catch (error) {
    if (error instanceof Refused && /dispute/i.test(error.description)) return 'disputed';
    throw error;
  }
}

/** All refunds of a payment, the latest first. Throws ProviderError. */
export async function listRefundsOf(paymentId: string): Promise<RefundFact[]> {
  const { items } = await ask(`/payments/${paymentId}/refunds?count=${maximumListed}`, listSchema);
  return items.map(factOfRefund);
}

/** The refund as it is now; null when this account has none of that id. Throws ProviderError. */
export async function retrieveRefund(refundId: string): Promise<RefundFact | null> {
  try {
    return factOfRefund(await ask(`/refunds/${refundId}`, refundSchema));
  } catch (error) {
    if (error instanceof Refused && error.isUnknownId) return null;
    throw error;
  }
}

/** The refunds that were made since that moment, the latest first (docs/api/refunds/fetch-all). Throws ProviderError. */
export async function listRefundsSince(moment: Date): Promise<RefundFact[]> {
  const refunds = await listSince('/refunds', refundSchema, moment);
  return refunds.map(factOfRefund);
}
