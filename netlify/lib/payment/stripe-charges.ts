import Stripe from 'stripe';
import { statusOfCharge, methodOf, type StripeStatus } from './stripe-status.ts';
import { ask } from './stripe-client.ts';

const maximumRefundsListed = 500;

/** How a session was paid, and from which state; what Stripe does not know is null. Throws ProviderError. */
export async function retrievePayer(
  sessionId: string,
): Promise<{ method: string | null; state: string | null }> {
  const expand = ['payment_intent.latest_charge'];
  const session = await ask((stripe) => stripe.checkout.sessions.retrieve(sessionId, { expand }));
  const charge = latestChargeOf(session.payment_intent);
  return {
    method: charge && methodOf(charge),
    state: session.customer_details?.address?.state ?? null,
  };
}

export interface RefundedPayment {
  /** What Stripe calls the refund; null when somebody had refunded the payment before. */
  refundId: string | null;
  fact: StripeStatus | null;
}

/**
 * Gives back all that is left of a payment. Stripe never gives back more than was paid, so asking twice is harmless.
 * Throws ProviderError.
 */
export async function refundPayment(
  paymentIntentId: string,
  orderId: string,
): Promise<RefundedPayment> {
  return ask(async (stripe) => {
    const refund = await stripe.refunds
      .create({
        payment_intent: paymentIntentId,
        reason: 'requested_by_customer',
        metadata: { order_id: orderId },
      })
      .catch((error: unknown) => {
        if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded')
          return null;
        throw error;
      });
    const intent = await stripe.paymentIntents.retrieve(paymentIntentId, {
      expand: ['latest_charge'],
    });
    const charge = latestChargeOf(intent);
    return { refundId: refund?.id ?? null, fact: charge && statusOfCharge(charge) };
  });
}

/** Payments of which the last part went back since that moment, the latest first. Throws ProviderError. */
export async function listRefundedSince(moment: Date): Promise<StripeStatus[]> {
  const parameters = {
    created: { gte: Math.floor(moment.getTime() / 1000) },
    limit: 100,
    expand: ['data.charge'],
  };
  const refunds = await ask((stripe) =>
    stripe.refunds.list(parameters).autoPagingToArray({ limit: maximumRefundsListed }),
  );
  return refunds.flatMap(({ charge }) =>
    typeof charge === 'object' && charge?.refunded ? statusOfCharge(charge) : [],
  );
}

const latestChargeOf = (intent: string | Stripe.PaymentIntent | null): Stripe.Charge | null => {
  const charge = typeof intent === 'object' ? intent?.latest_charge : null;
  return typeof charge === 'object' ? (charge ?? null) : null;
};
