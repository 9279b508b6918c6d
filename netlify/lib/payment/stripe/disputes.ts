import type Stripe from 'stripe';
import type { DisputeFact } from '../facts.ts';
import { isoOf, secondsOf } from '../unix-time.ts';
import { ask } from './client.ts';
import { idOf } from './status.ts';

/** The one place that reads a state from a dispute (docs.stripe.com/api/disputes/object). */
export function factOfDispute(dispute: Stripe.Dispute, toldAtSeconds: number): DisputeFact {
  const { due_by } = dispute.evidence_details;
  return {
    disputeId: dispute.id,
    orderId: null,
    paymentId: idOf(dispute.payment_intent),
    state: states[dispute.status] ?? 'open',
    reason: reasons[dispute.reason] ?? 'other',
    answerBy: due_by === null ? null : isoOf(due_by),
    toldAt: isoOf(toldAtSeconds),
    amountInPaise: dispute.amount,
    currency: dispute.currency,
    livemode: dispute.livemode,
  };
}

/**
 * A warning is a question of the bank that takes no money yet, or ends without doing so. What is prevented was refunded
 * first, and that refund has news of its own.
 */
const states: Record<string, DisputeFact['state']> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'answered',
  warning_closed: 'closed',
  needs_response: 'open',
  under_review: 'answered',
  appeal_needs_response: 'open',
  appeal_under_review: 'answered',
  won: 'won',
  lost: 'lost',
  prevented: 'closed',
};

const reasons: Record<string, DisputeFact['reason']> = {
  fraudulent: 'fraud',
  debit_not_authorized: 'fraud',
  unrecognized: 'not_recognised',
  product_not_received: 'not_received',
  product_unacceptable: 'not_as_described',
  duplicate: 'duplicate',
  credit_not_processed: 'refund_missing',
  subscription_canceled: 'cancelled',
};

const maximumDisputesListed = 500;

/** The disputes that were opened since that moment, as they are now, the latest first. Throws ProviderError. */
export async function listDisputesSince(moment: Date): Promise<DisputeFact[]> {
  const askedAtSeconds = secondsOf(new Date());
  const disputes = await ask((stripe) =>
    stripe.disputes
      .list({ created: { gte: secondsOf(moment) }, limit: 100 })
      .autoPagingToArray({ limit: maximumDisputesListed }),
  );
  return disputes.map((dispute) => factOfDispute(dispute, askedAtSeconds));
}
