import Stripe from 'stripe';
import { isOrderId } from '../order-id.ts';
import type { Payer } from '../provider.ts';
import { methodOf } from './status.ts';
import { ask } from './client.ts';

/** How a session was paid, and from which state; what Stripe does not know is null. Throws ProviderError. */
export async function retrievePayer(sessionId: string): Promise<Payer> {
  const expand = ['payment_intent.latest_charge'];
  const session = await ask((stripe) => stripe.checkout.sessions.retrieve(sessionId, { expand }));
  const charge = latestChargeOf(session.payment_intent);
  return {
    method: charge && methodOf(charge),
    state: session.customer_details?.address?.state ?? null,
  };
}

/** The order that a payment was made for; null when it is none of ours. Throws ProviderError. */
export const retrieveOrderId = (paymentId: string): Promise<string | null> =>
  ask(async (stripe) => {
    try {
      const { metadata } = await stripe.paymentIntents.retrieve(paymentId);
      const orderId = metadata['order_id'] ?? null;
      return isOrderId(orderId) ? orderId : null;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')
        return null;
      throw error;
    }
  });

const latestChargeOf = (intent: string | Stripe.PaymentIntent | null): Stripe.Charge | null => {
  const charge = typeof intent === 'object' ? intent?.latest_charge : null;
  return typeof charge === 'object' ? (charge ?? null) : null;
};
