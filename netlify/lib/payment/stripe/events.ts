import type Stripe from 'stripe';
import { environment } from '../../site/env.ts';
import { type News, type PaymentEvent, SignatureRefused } from '../facts.ts';
import { client } from './client.ts';
import { factOfDispute } from './disputes.ts';
import { factOfRefund } from './refunds.ts';
import { statusOfSession } from './status.ts';

/** How old a signature may be, so that a copied request cannot be sent again later. */
const signatureToleranceSeconds = 300;

/** What the endpoint of an account has to send (Stripe: Developers, Webhooks); `newsOf` reads the same kinds. */
export const webhookEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] satisfies Stripe.Event['type'][];

/**
 * The event in a webhook request, or null when it is of a kind that changes no order.
 * Throws SignatureRefused when the body is not signed by Stripe, or not just now.
 */
export function readPaymentEvent(body: Uint8Array, signature: string | null): PaymentEvent | null {
  const event = verifiedEvent(body, signature);
  const news = newsOf(event);
  return news && { ...news, id: event.id, type: event.type };
}

function verifiedEvent(body: Uint8Array, signature: string | null): Stripe.Event {
  const { STRIPE_WEBHOOK_SECRET } = environment();
  // An empty secret would be everybody's.
  if (STRIPE_WEBHOOK_SECRET === undefined) throw new SignatureRefused();
  try {
    return client().webhooks.constructEvent(
      Buffer.from(body),
      signature ?? '',
      STRIPE_WEBHOOK_SECRET,
      signatureToleranceSeconds,
    );
  } catch {
    throw new SignatureRefused();
  }
}

function newsOf(event: Stripe.Event): News | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
      return { about: 'payment', fact: statusOfSession(event.data.object) };
    case 'checkout.session.async_payment_failed':
      return {
        about: 'payment',
        fact: { ...statusOfSession(event.data.object), outcome: 'failed' },
      };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return { about: 'refund', fact: factOfRefund(event.data.object, event.livemode) };
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return { about: 'dispute', fact: factOfDispute(event.data.object, event.created) };
    default:
      return null;
  }
}
