import Stripe from 'stripe';
import { offerOf } from '#src/shared/content/offers.ts';
import { paymentMethods } from '#src/shared/content/payment.ts';
import { site } from '#src/shared/content/site.ts';
import { paiseOf } from '#src/shared/lib/paise.ts';
import { paths } from '#src/shared/paths.ts';
import type { CheckoutSession } from '../facts.ts';
import type { StartableOrder } from '../provider.ts';
import { resultAddress } from '../result-address.ts';
import { secondsOf } from '../unix-time.ts';
import { environment } from '../../site/env.ts';
import { statusOfSession } from './status.ts';
import { ask } from './client.ts';

/**
 * Asks for the hosted page of an order. Everything comes from the stored row, so a repeated request is the same
 * request and gets the same session. Throws ProviderError.
 */
export async function createCheckoutSession(order: StartableOrder): Promise<CheckoutSession> {
  const { SITE_URL } = environment();
  const offer = offerOf(order.mentorshiptype);
  const metadata = { order_id: order.order_id, mentorship_type: order.mentorshiptype };
  const session = await ask((stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: order.order_id,
        customer_email: order.customer_email,
        expires_at: secondsOf(new Date(order.expires_at)),
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: 'inr',
              unit_amount: paiseOf(order.amount),
              product_data: { name: offer.name, description: offer.summary },
            },
          },
        ],
        metadata,
        // Of what the account has switched on; the words of the site name the same list.
        allowed_payment_method_types: paymentMethods,
        // A tax invoice depends on the state of the buyer.
        billing_address_collection: site.gstin === '' ? 'auto' : 'required',
        // Copied to the charge, which is what a refund event brings.
        payment_intent_data: { metadata, description: offer.name },
        success_url: resultAddress(order.order_id),
        cancel_url: `${SITE_URL}${paths.payment}?cancelled=1`,
      },
      { idempotencyKey: `checkout-${order.order_id}-${Date.parse(order.expires_at)}` },
    ),
  );
  return checkoutSessionOf(session);
}

/** The session as it is now, or null when this account has none of that id. Throws ProviderError. */
export async function retrieveCheckoutSession(sessionId: string): Promise<CheckoutSession | null> {
  return ask(async (stripe) => {
    try {
      // A session alone does not say whether a delayed payment failed; its payment intent does.
      const options = { expand: ['payment_intent'] };
      return checkoutSessionOf(await stripe.checkout.sessions.retrieve(sessionId, options));
    } catch (error) {
      // So it is after a change of account, or from test keys to live ones.
      if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')
        return null;
      throw error;
    }
  });
}

/** Closes an open session, so that nobody can pay it any more. Throws ProviderError. */
export async function expireCheckoutSession(sessionId: string): Promise<CheckoutSession> {
  return checkoutSessionOf(await ask((stripe) => stripe.checkout.sessions.expire(sessionId)));
}

const checkoutSessionOf = (session: Stripe.Checkout.Session): CheckoutSession => ({
  ...statusOfSession(session),
  sessionId: session.id,
  url: session.url,
});
