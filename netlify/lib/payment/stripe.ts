import Stripe from 'stripe';
import { offerOf } from '#src/shared/content/offers.ts';
import { paymentMethods } from '#src/shared/content/payment.ts';
import { site } from '#src/shared/content/site.ts';
import { paths, resultPath } from '#src/shared/paths.ts';
import type { Order } from '../site/database-schema.ts';
import { environment } from '../site/env.ts';
import { factOfCharge, factOfSession, methodOf, type PaymentFact } from './payment-fact.ts';
import { ProviderError } from './provider-error.ts';

// The only file that calls Stripe, and the only one that counts in paise.

const timeLimitMilliseconds = 10_000;
const rateLimitPauseMilliseconds = 1_000;
/** How old a signature may be, so that a copied request cannot be sent again later. */
const signatureToleranceSeconds = 300;
const maximumRefundsListed = 500;

export interface CheckoutSession extends PaymentFact {
  sessionId: string;
  /** The hosted page; null once the session is closed. */
  url: string | null;
}

/** An order that knows when its session shall end. */
export type StartableOrder = Order & { expires_at: string };

export interface PaymentEvent {
  id: string;
  type: string;
  fact: PaymentFact;
}

/**
 * Asks for the hosted page of an order. Everything comes from the stored row, so a repeated request is the same
 * request and gets the same session. Throws ProviderError.
 */
export async function createCheckoutSession(order: StartableOrder): Promise<CheckoutSession> {
  const { SITE_URL } = environment();
  const offer = offerOf(order.mentorshiptype);
  const expiresAtMilliseconds = Date.parse(order.expires_at);
  const metadata = { order_id: order.order_id, mentorship_type: order.mentorshiptype };
  const session = await ask((stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: order.order_id,
        customer_email: order.customer_email,
        expires_at: Math.floor(expiresAtMilliseconds / 1000),
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: 'inr',
              unit_amount: order.amount * 100,
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
      { idempotencyKey: `checkout-${order.order_id}-${expiresAtMilliseconds}` },
    ),
  );
  return checkoutSessionOf(session);
}

/** The page that a paid order leads to. */
export const resultAddress = (orderId: string) => `${environment().SITE_URL}${resultPath(orderId)}`;

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
  fact: PaymentFact | null;
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
    return { refundId: refund?.id ?? null, fact: charge && factOfCharge(charge) };
  });
}

/** Payments of which the last part went back since that moment, the latest first. Throws ProviderError. */
export async function listRefundedSince(moment: Date): Promise<PaymentFact[]> {
  const parameters = {
    created: { gte: Math.floor(moment.getTime() / 1000) },
    limit: 100,
    expand: ['data.charge'],
  };
  const refunds = await ask((stripe) =>
    stripe.refunds.list(parameters).autoPagingToArray({ limit: maximumRefundsListed }),
  );
  return refunds.flatMap(({ charge }) =>
    typeof charge === 'object' && charge?.refunded ? factOfCharge(charge) : [],
  );
}

const latestChargeOf = (intent: string | Stripe.PaymentIntent | null): Stripe.Charge | null => {
  const charge = typeof intent === 'object' ? intent?.latest_charge : null;
  return typeof charge === 'object' ? (charge ?? null) : null;
};

/**
 * The event in a webhook request, or null when it is of a kind that changes no order.
 * Throws SignatureRefused when the body is not signed by Stripe, or not just now.
 */
export function readPaymentEvent(body: Uint8Array, signature: string | null): PaymentEvent | null {
  const event = verifiedEvent(body, signature);
  const fact = factOfEvent(event);
  return fact && { id: event.id, type: event.type, fact };
}

export class SignatureRefused extends Error {
  override readonly name = 'SignatureRefused';
}

function verifiedEvent(body: Uint8Array, signature: string | null): Stripe.Event {
  try {
    return client().webhooks.constructEvent(
      Buffer.from(body),
      signature ?? '',
      environment().STRIPE_WEBHOOK_SECRET,
      signatureToleranceSeconds,
    );
  } catch {
    throw new SignatureRefused();
  }
}

function factOfEvent(event: Stripe.Event): PaymentFact | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
      return factOfSession(event.data.object);
    case 'checkout.session.async_payment_failed':
      return { ...factOfSession(event.data.object), outcome: 'failed' };
    case 'charge.refunded':
      return factOfCharge(event.data.object);
    default:
      return null;
  }
}

const checkoutSessionOf = (session: Stripe.Checkout.Session): CheckoutSession => ({
  ...factOfSession(session),
  sessionId: session.id,
  url: session.url,
});

/** True when the configured key moves real money. */
export const isLive = () => /^[rs]k_live_/.test(environment().STRIPE_SECRET_KEY);

let shared: Stripe | undefined;

function client(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = environment();
  shared ??= new Stripe(STRIPE_SECRET_KEY, {
    ...(STRIPE_API_BASE === undefined ? {} : hostOf(new URL(STRIPE_API_BASE))),
    apiVersion: '2026-10-28.endive',
    httpClient: Stripe.createFetchHttpClient(),
    timeout: timeLimitMilliseconds,
    // Once more after a 5xx, a lost connection or a time-out, with the same idempotency key.
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return shared;
}

const hostOf = (base: URL) => ({
  host: base.hostname,
  protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
  port: base.port || (base.protocol === 'http:' ? 80 : 443),
});

async function ask<Result>(call: (stripe: Stripe) => Promise<Result>): Promise<Result> {
  const stripe = client();
  try {
    return await call(stripe).catch(async (error: unknown) => {
      // The SDK does not repeat a 429 by itself.
      if (!(error instanceof Stripe.errors.StripeRateLimitError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, rateLimitPauseMilliseconds));
      return call(stripe);
    });
  } catch (error) {
    throw providerErrorOf(error);
  }
}

function providerErrorOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, code, statusCode, requestId } = error;
  const cause =
    error instanceof Stripe.errors.StripeConnectionError
      ? 'unreachable'
      : statusCode === 409
        ? 'busy'
        : 'refused';
  return new ProviderError(
    cause,
    ['Stripe', type, code, statusCode, requestId].filter(Boolean).join(' '),
  );
}
