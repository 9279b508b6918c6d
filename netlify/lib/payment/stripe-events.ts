import type Stripe from 'stripe';
import { environment } from '../site/env.ts';
import { statusOfCharge, statusOfSession, type StripeStatus } from './stripe-status.ts';
import { client } from './stripe-client.ts';

/** How old a signature may be, so that a copied request cannot be sent again later. */
const signatureToleranceSeconds = 300;

export interface PaymentEvent {
  id: string;
  type: string;
  fact: StripeStatus;
}

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

function factOfEvent(event: Stripe.Event): StripeStatus | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
      return statusOfSession(event.data.object);
    case 'checkout.session.async_payment_failed':
      return { ...statusOfSession(event.data.object), outcome: 'failed' };
    case 'charge.refunded':
      return statusOfCharge(event.data.object);
    default:
      return null;
  }
}
