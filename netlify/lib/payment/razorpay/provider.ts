import type { PaymentProvider } from '../provider.ts';
import { hasKeys, isLive } from './client.ts';
import { listDisputesSince } from './disputes.ts';
import { cancelLink, createLink, retrieveLink } from './links.ts';
import { retrieveOrderId, retrievePayer } from './payments.ts';
import { listRefundsOf, listRefundsSince, refundPayment, retrieveRefund } from './refunds.ts';
import { readWebhook } from './webhook.ts';

export const razorpay: PaymentProvider = {
  name: 'razorpay',
  hasKeys,
  isLive,
  open: createLink,
  read: retrieveLink,
  close: cancelLink,
  refund: refundPayment,
  listRefundsOf,
  listRefunds: listRefundsSince,
  readRefund: retrieveRefund,
  listDisputes: listDisputesSince,
  findOrderId: retrieveOrderId,
  readPayer: retrievePayer,
  readWebhook,
};
