import { returnedOf } from '#src/features/payment/lib/returned.ts';
import { formatRupees } from '#src/shared/lib/format.ts';

/** The state of an order in a word, for lists. */
export const paymentStates = {
  paid: 'Paid',
  pending: 'Not paid yet',
  failed: 'Failed',
  expired: 'Expired',
  refunded: 'Refunded',
} as const;

interface MoneyState {
  payment_status: string;
  refund_state?: string | null;
  returned_in_paise?: number;
  dispute_state?: string | null;
}

/** The state of an order of which money may have gone back, in a few words. */
export function paymentState({
  payment_status,
  refund_state,
  returned_in_paise = 0,
  dispute_state,
}: MoneyState): string {
  if (payment_status === 'refunded') {
    if (refund_state === 'pending') return 'Refund on its way';
    if (refund_state === null && dispute_state === 'lost') return 'Lost in a dispute';
  }
  if (payment_status === 'paid' && returned_in_paise > 0) {
    const rupees = formatRupees(returnedOf({ returned_in_paise }));
    if (refund_state === 'pending') return `Paid, ${rupees} on its way back`;
    if (refund_state === null && dispute_state === 'lost')
      return `Paid, ${rupees} lost in a dispute`;
    return `Paid, ${rupees} refunded`;
  }
  return paymentStates[payment_status as keyof typeof paymentStates];
}

/** For an id that no order has. */
export const unknownOrder = {
  title: 'We could not find this order',
  message:
    'Check the link in your confirmation email: it may have been cut off. If you have paid, please do not pay again: write to us with the order ID below, and we look for your payment.',
  letter: (orderId: string) => ({
    subject: `Order ${orderId}`,
    body: `The site could not find this order: ${orderId}\n\nI paid on (day), for (session or course), with the email address and phone number:\n`,
  }),
} as const;

/** What the result page says of an order in each state (docs/product.md 2.7; docs/architecture.md, "Money"). */
export const paymentOutcomes = {
  paid: { title: 'Payment Successful!', message: '' },
  pending: {
    title: 'Your payment is being confirmed',
    message:
      'The bank has not told us the result yet. Please do not pay again: if the payment arrives, we confirm it by email; if it does not, your bank returns the money automatically. This page shows the result when you open it again.',
  },
  failed: {
    title: 'The payment did not go through',
    message:
      'Nothing has been booked. If your bank took the money, it returns it automatically, usually within 5 to 7 working days.',
  },
  expired: {
    title: 'The payment page has expired',
    message:
      'Nothing was paid and nothing has been booked. You can start again; it takes a minute.',
  },
  refunded: {
    title: 'This payment was refunded',
    message: 'The money goes back to the card or account that you paid with.',
  },
  refunding: {
    title: 'Your refund is on its way',
    message:
      'We have sent the money back, and your bank still has to accept it. That usually takes 5 to 10 working days. We write to you by email when it is done, and also if it fails.',
  },
  refundFailed: {
    title: 'Your refund did not go through',
    message:
      'Your bank did not accept it, so the money is with us, and what you bought is yours as before. We write to you by email to agree on how to pay it back. There is nothing you need to do.',
  },
} as const;
