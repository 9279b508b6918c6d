import type { Stripe } from 'stripe';
import type { PaymentFact } from '../facts.ts';

/** The one place that reads paid, failed and expired from a Checkout Session. */
export function statusOfSession(session: Stripe.Checkout.Session): PaymentFact {
  return {
    outcome: outcomeOf(session),
    orderId: session.client_reference_id ?? session.metadata?.['order_id'] ?? null,
    sessionId: session.id,
    paymentId: idOf(session.payment_intent),
    amountInPaise: session.amount_total,
    currency: session.currency,
    livemode: session.livemode,
  };
}

function outcomeOf(session: Stripe.Checkout.Session): PaymentFact['outcome'] {
  if (session.payment_status === 'paid') return 'paid';
  if (session.status === 'expired') return 'expired';
  if (session.status === 'open') return 'open';
  const intent = session.payment_intent;
  const intentStatus = typeof intent === 'object' && intent ? intent.status : 'processing';
  return intentStatus === 'requires_payment_method' || intentStatus === 'canceled'
    ? 'failed'
    : 'processing';
}

/** What the buyer would call the way a charge was paid: `Visa card ending 4242`. */
export function methodOf({ payment_method_details }: Stripe.Charge): string | null {
  if (!payment_method_details) return null;
  const { type, card } = payment_method_details;
  if (type === 'upi') return 'UPI';
  if (type !== 'card') return sentenceCase(type.replaceAll('_', ' '));
  const brand = card?.brand ? `${sentenceCase(card.brand.replaceAll('_', ' '))} card` : 'Card';
  return card?.last4 ? `${brand} ending ${card.last4}` : brand;
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const idOf = (reference: string | { id: string } | null) =>
  typeof reference === 'object' ? (reference?.id ?? null) : reference;
