import { error, info, type Notice, success } from '#src/shared/messages/notice.ts';

// What docs/product.md 8 leaves open about payments. Its sentences are in notices.ts.

export const paymentNotices = {
  receiptMissing: error(
    'No receipt found',
    'You get a receipt after your payment has arrived. Check the link in your confirmation email, or write to us with your order ID.',
  ),
  receiptFailed: error('The receipt could not be loaded', 'Please try again in a moment.'),
  paymentsLoadFailed: error('Error', 'Failed to load payments. Please try again later.'),
  orderLoadFailed: error('Error', 'Failed to load the order. Please try again.'),
  historyLoadFailed: error('Error', 'Failed to load the history of this order.'),
  refunded: success('Refunded', 'The refund is done, and the buyer gets an email.'),
  refundPending: info(
    'Refund on its way',
    'The refund is accepted, but the bank still needs some days. The buyer gets an email now and one when it is done. If it fails, you get an email.',
  ),
  refundDeclined: error(
    'Refund Failed',
    'The bank declined the refund. The order counts as paid, and the payment issues say what to do next.',
  ),
  disputed: error(
    'Refund Failed',
    'This payment is disputed, so it cannot be refunded: the bank decides who gets the money. Answer the dispute at your payment provider.',
  ),
  paidByHand: success('Refunded', 'It counts as paid back, and the buyer gets an email.'),
  refundFailed: error(
    'Refund Failed',
    'The refund could not be confirmed. The list shows the state of the order. Trying again never refunds twice. If it still fails, look for it at your payment provider.',
  ),
  refundNeedsSignIn: error(
    'Confirm that it is you',
    'Refunds of more than ₹500 in 24 hours need a recent login. Log in again and repeat the refund.',
  ),
  notRefundable: error('Refund Failed', 'Only a paid order can be refunded.'),
  issueResolved: success('Done', 'It is removed from the list.'),
  mailRetried: success('Done', 'The mail is being sent again.'),
  issueNotResolved: error('Error', 'That could not be saved. Please try again.'),
  exportFailed: error('Error', 'The file could not be made. Please try again.'),
} as const satisfies Record<string, Notice>;
