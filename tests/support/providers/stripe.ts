import type Stripe from 'stripe';
import type { CheckoutSession } from '../../../local/payments/stripe/objects/checkout-session.ts';
import type { Kind, TestedProvider, Told } from './provider.ts';

const unpaid = { payment_status: 'unpaid' } as const;

export const stripe: TestedProvider<CheckoutSession> = {
  kinds: [
    'paid',
    'paid late',
    'unpaid',
    'expired',
    'failed late',
    'refunded',
    'wrong sum',
    'wrong currency',
  ],
  eventOf,
  factsOf: ({ status, payment_status, amount_total, ...session }) => ({
    currency: session.currency ?? '',
    methods: session.allowed_payment_method_types ?? [],
    addresses: [session.success_url, session.cancel_url],
    state: payment_status === 'paid' ? 'paid' : status === 'open' ? 'open' : 'over',
    amountInPaise: amount_total,
  }),
  replaced: (session) => ({ ...session, id: 'cs_test_replaced' }),
  refundOfStranger: {
    type: 'refund.created',
    object: {
      id: 're_unknown',
      object: 'refund',
      amount: 14_900,
      currency: 'inr',
      metadata: {},
      payment_intent: 'pi_of_somebody_else',
      status: 'succeeded',
    },
  },
  routes: {
    open: 'POST /v1/checkout/sessions',
    read: 'GET /v1/checkout/sessions/:session',
    refund: 'POST /v1/refunds',
    listRefunds: 'GET /v1/refunds',
    listDisputes: 'GET /v1/disputes',
    findOrder: 'GET /v1/payment_intents/:intent',
  },
  // docs.stripe.com/testing
  methods: {
    card: '4242424242424242',
    cardName: 'Visa card ending 4242',
    upi: 'success@upi',
    declined: '4000000000000002',
    slowRefund: '4000000000007726',
    disputed: '4000000000000259',
    inquiry: '4000000000001976',
  },
  repeatsFailures: true,
  notReceived: 'product_not_received',
};

function eventOf(kind: Kind, session: CheckoutSession, orderId: string): Told {
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
      return { type: 'checkout.session.async_payment_failed', object: { ...session, ...unpaid } };
    case 'refunded':
      return {
        type: 'refund.created',
        object: {
          id: `re_${orderId}`,
          object: 'refund',
          amount: session.amount_total,
          currency: session.currency ?? '',
          metadata: { order_id: orderId },
          payment_intent: session.payment_intent,
          status: 'succeeded',
        } satisfies Partial<Stripe.Refund>,
      };
    case 'wrong sum':
      return { type: 'checkout.session.completed', object: { ...session, amount_total: 100 } };
    case 'wrong currency':
      return { type: 'checkout.session.completed', object: { ...session, currency: 'usd' } };
  }
}
