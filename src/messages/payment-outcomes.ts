/** The state of an order in a word, for lists. */
export const paymentStates = {
  paid: 'Paid',
  pending: 'Not paid yet',
  failed: 'Failed',
  expired: 'Expired',
  refunded: 'Refunded',
} as const;

/** What the result page says of an order in each state (SPEC section 2.7; DESIGN.md section 5 for the ones that are no success). */
export const paymentOutcomes = {
  paid: { title: 'Payment Successful!', message: '' },
  pending: {
    title: 'Your payment is being confirmed',
    message:
      'The bank has not told us the result yet. Please do not pay again: if the payment arrives, we confirm it by email; if it does not, your bank returns by itself what it held. This page shows the result when you open it again.',
  },
  failed: {
    title: 'The payment did not go through',
    message:
      'Nothing has been booked. If your bank took the money, it returns it by itself, usually within 5 to 7 working days.',
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
} as const;
