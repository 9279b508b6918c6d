import { paymentMethods } from '../../../src/shared/content/payment.ts';
import type { PaymentLink } from '../../../local/payments/razorpay/objects/payment-link.ts';
import type { Kind, TestedProvider, Told } from './provider.ts';

export const razorpay: TestedProvider<PaymentLink> = {
  // A link is paid at once or not at all.
  kinds: ['paid', 'expired', 'refunded', 'wrong sum', 'wrong currency'],
  eventOf,
  factsOf: ({ status, amount, currency, callback_url }) => ({
    currency: currency.toLowerCase(),
    // What the page shows is of tests/functions/razorpay/page.test.ts.
    methods: paymentMethods,
    addresses: [callback_url],
    state: status === 'paid' ? 'paid' : status === 'created' ? 'open' : 'over',
    amountInPaise: amount,
  }),
  replaced: (link) => ({ ...link, id: 'plink_replaced00000' }),
  refundOfStranger: {
    type: 'refund.created',
    object: {
      refund: {
        id: 'rfnd_unknown000000',
        entity: 'refund',
        amount: 14_900,
        currency: 'INR',
        notes: [],
        payment_id: 'pay_ofSomebodyElse',
        status: 'processed',
      },
    },
  },
  routes: {
    open: 'POST /v1/payment_links',
    read: 'GET /v1/payment_links/:link',
    refund: 'POST /v1/payments/:payment/refund',
    listRefunds: 'GET /v1/refunds',
    listDisputes: 'GET /v1/disputes',
    findOrder: 'GET /v1/payments/:payment',
  },
  // local/payments/razorpay/test-methods.ts
  methods: {
    card: '4100280000001007',
    cardName: 'Visa card ending 1007',
    upi: 'success@razorpay',
    declined: 'failure@razorpay',
    slowRefund: 'slow-refund@razorpay',
    disputed: 'chargeback@razorpay',
    inquiry: 'retrieval@razorpay',
  },
  repeatsFailures: false,
  notReceived: 'goods_or_services_not_received_or_partially_received',
};

const paymentOf = ({ payments }: PaymentLink) => ({ id: payments?.[0]?.payment_id ?? '' });

function eventOf(kind: Kind, link: PaymentLink, orderId: string): Told {
  const paid = (changes: object = {}): Told => ({
    type: 'payment_link.paid',
    object: { payment_link: { ...link, ...changes }, payment: paymentOf(link) },
  });
  switch (kind) {
    case 'wrong sum':
      return paid({ amount_paid: 100 });
    case 'wrong currency':
      return paid({ currency: 'USD' });
    case 'expired':
      return {
        type: 'payment_link.expired',
        object: { payment_link: { ...link, status: 'expired', amount_paid: 0, payments: null } },
      };
    case 'refunded':
      return {
        type: 'refund.processed',
        object: {
          refund: {
            id: `rfnd_${orderId.slice(-14)}`,
            entity: 'refund',
            amount: link.amount,
            currency: link.currency,
            notes: { order_id: orderId },
            payment_id: paymentOf(link).id,
            status: 'processed',
          },
        },
      };
    default:
      return paid();
  }
}
