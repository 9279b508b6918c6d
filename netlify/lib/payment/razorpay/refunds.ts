import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { RefundAnswer, RefundFact } from '../facts.ts';
import { ask, isLive, Refused } from './client.ts';
import { notesSchema } from './link-state.ts';
import { listSince } from './list-since.ts';
import { paymentSchema } from './payments.ts';

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

/**
 * Gives back all that is left of a payment. When nothing is left, or another request was faster, the earlier refunds are
 * the answer. Throws ProviderError.
 */
export async function refundPayment(paymentId: string, orderId: string): Promise<RefundAnswer> {
  const amount = await restOf(paymentId);
  if (amount === 0) return listRefundsOf(paymentId);
  try {
    const refund = await ask(`/payments/${paymentId}/refund`, refundSchema, {
      method: 'POST',
      body: { amount, speed: 'normal', notes: { order_id: orderId } },
      // For the repetition after a lost answer (docs/api/refunds/normal-refunds-idempotent).
      headers: { 'X-Refund-Idempotency': randomUUID() },
    });
    return [factOfRefund(refund)];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (/dispute/i.test(error.description)) return 'disputed';
    if ((await restOf(paymentId)) > 0) throw error;
    return listRefundsOf(paymentId);
  }
}

async function restOf(paymentId: string): Promise<number> {
  const { amount, amount_refunded } = await ask(`/payments/${paymentId}`, paymentSchema);
  return amount - amount_refunded;
}

async function listRefundsOf(paymentId: string): Promise<RefundFact[]> {
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
