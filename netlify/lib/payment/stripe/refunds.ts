import Stripe from 'stripe';
import type { RefundAnswer, RefundFact, RefundWish } from '../facts.ts';
import { secondsOf } from '../unix-time.ts';
import { ask, isLive } from './client.ts';
import { idOf } from './status.ts';

const maximumRefundsListed = 500;

/** The one place that reads a state from a refund (docs.stripe.com/api/refunds/object). */
export function factOfRefund(refund: Stripe.Refund, livemode: boolean): RefundFact {
  const state = states[refund.status ?? ''] ?? 'pending';
  return {
    refundId: refund.id,
    // Of a refund that was made in Stripe's dashboard only the charge knows it.
    orderId: refund.metadata?.['order_id'] ?? orderOfCharge(refund.charge),
    paymentId: idOf(refund.payment_intent),
    state,
    failure: state === 'failed' ? failureOf(refund) : null,
    amountInPaise: refund.amount,
    currency: refund.currency,
    livemode,
  };
}

const orderOfCharge = (charge: Stripe.Refund['charge']) =>
  typeof charge === 'object' ? (charge?.metadata['order_id'] ?? null) : null;

/** `requires_action`: the buyer has a mail of Stripe that asks where the money shall go. */
const states: Record<string, RefundFact['state']> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

const failureOf = ({ status, failure_reason }: Stripe.Refund): RefundFact['failure'] =>
  status === 'canceled' ? 'withdrawn' : (failures[failure_reason ?? ''] ?? 'unknown');

const failures: Record<string, RefundFact['failure']> = {
  lost_or_stolen_card: 'card_closed',
  expired_or_canceled_card: 'card_closed',
  charge_for_pending_refund_disputed: 'disputed',
  insufficient_funds: 'no_money',
  declined: 'declined',
  merchant_request: 'withdrawn',
};

/** Gives money back. Stripe repeats its answer to a key for a day, so a key is for one answer. Throws ProviderError. */
export async function refundPayment(wish: RefundWish): Promise<RefundAnswer> {
  return ask(async (stripe) => {
    try {
      const refund = await stripe.refunds.create(
        {
          payment_intent: wish.paymentId,
          amount: wish.amountInPaise,
          reason: 'requested_by_customer',
          metadata: { order_id: wish.orderId },
        },
        { idempotencyKey: `refund-${wish.idempotencyKey}` },
      );
      return factOfRefund(refund, isLive());
    } catch (error) {
      // docs.stripe.com/error-codes
      if (error instanceof Stripe.errors.StripeError && error.code === 'charge_disputed')
        return 'disputed';
      throw error;
    }
  });
}

/** All refunds of a payment, the latest first. Throws ProviderError. */
export async function listRefundsOf(paymentId: string): Promise<RefundFact[]> {
  const { data } = await ask((stripe) =>
    stripe.refunds.list({ payment_intent: paymentId, limit: 100 }),
  );
  return data.map((refund) => factOfRefund(refund, isLive()));
}

/** The refund as it is now; null when this account has none of that id. Throws ProviderError. */
export const retrieveRefund = (refundId: string): Promise<RefundFact | null> =>
  ask(async (stripe) => {
    try {
      return factOfRefund(await stripe.refunds.retrieve(refundId), isLive());
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')
        return null;
      throw error;
    }
  });

/** The refunds that were made since that moment, the latest first. Throws ProviderError. */
export async function listRefundsSince(moment: Date): Promise<RefundFact[]> {
  const created = { gte: secondsOf(moment) };
  const refunds = await ask((stripe) =>
    stripe.refunds
      .list({ created, limit: 100, expand: ['data.charge'] })
      .autoPagingToArray({ limit: maximumRefundsListed }),
  );
  return refunds.map((refund) => factOfRefund(refund, isLive()));
}
