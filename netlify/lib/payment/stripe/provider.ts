import type { PaymentProvider } from '../provider.ts';
import { retrieveOrderId, retrievePayer } from './charges.ts';
import { hasKeys, isLive } from './client.ts';
import { listDisputesSince } from './disputes.ts';
import { readPaymentEvent } from './events.ts';
import { listRefundsOf, listRefundsSince, refundPayment, retrieveRefund } from './refunds.ts';
import {
  createCheckoutSession,
  expireCheckoutSession,
  retrieveCheckoutSession,
} from './sessions.ts';

export const stripe: PaymentProvider = {
  name: 'stripe',
  hasKeys,
  isLive,
  open: createCheckoutSession,
  read: retrieveCheckoutSession,
  close: expireCheckoutSession,
  refund: refundPayment,
  listRefundsOf,
  listRefunds: listRefundsSince,
  readRefund: retrieveRefund,
  listDisputes: listDisputesSince,
  findOrderId: retrieveOrderId,
  readPayer: retrievePayer,
  readWebhook: (body, headers) => readPaymentEvent(body, headers.get('stripe-signature')),
};
