import type Stripe from 'stripe';
import type { CheckoutSession } from '../../../local/stripe/objects/checkout-session.ts';

export const kinds = [
  'paid',
  'paid late',
  'unpaid',
  'expired',
  'failed late',
  'refunded',
  'wrong sum',
  'wrong currency',
  'asked',
] as const;

export type Kind = (typeof kinds)[number];

export interface Paid {
  email: string;
  orderId: string;
  session: CheckoutSession;
}

const unpaid = { payment_status: 'unpaid' } as const;

interface Told {
  type: Stripe.Event['type'];
  object: Partial<CheckoutSession> | Partial<Stripe.Charge>;
}

export function eventOf(kind: Exclude<Kind, 'asked'>, { session, orderId }: Paid): Told {
  switch (kind) {
    case 'paid':
      return { type: 'checkout.session.completed', object: session };
    case 'paid late':
      return { type: 'checkout.session.async_payment_succeeded', object: session };
    case 'unpaid':
      return { type: 'checkout.session.completed', object: { ...session, ...unpaid } };
    case 'expired':
      return {
        type: 'checkout.session.expired',
        object: { ...session, ...unpaid, status: 'expired' },
      };
    case 'failed late':
      return {
        type: 'checkout.session.async_payment_failed',
        object: { ...session, ...unpaid },
      };
    case 'refunded':
      return {
        type: 'charge.refunded',
        object: {
          id: 'ch_1',
          object: 'charge',
          amount: session.amount_total ?? 0,
          amount_refunded: session.amount_total ?? 0,
          currency: session.currency ?? '',
          livemode: false,
          metadata: { order_id: orderId },
          payment_intent: session.payment_intent,
          refunded: true,
        } satisfies Partial<Stripe.Charge>,
      };
    case 'wrong sum':
      return { type: 'checkout.session.completed', object: { ...session, amount_total: 100 } };
    case 'wrong currency':
      return { type: 'checkout.session.completed', object: { ...session, currency: 'usd' } };
  }
}
