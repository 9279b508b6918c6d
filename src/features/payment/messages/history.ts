// What the lines of an order's history and of the "needs a look" list are called on the screen.

const events: Record<string, string> = {
  'checkout.session.completed': 'Stripe: the payment page was completed',
  'checkout.session.async_payment_succeeded': 'Stripe: the bank confirmed the payment',
  'checkout.session.async_payment_failed': 'Stripe: the bank refused the payment',
  'checkout.session.expired': 'Stripe: the payment page expired',
  'charge.refunded': 'Stripe: the money was refunded',
  'refund.by_admin': 'An admin refunded the payment',
  'asked: paid': 'We asked Stripe: it is paid',
  'asked: failed': 'We asked Stripe: the payment failed',
  'asked: expired': 'We asked Stripe: it can no longer be paid',
  'asked: refunded': 'We asked Stripe: the money was refunded',
};

const mails: Record<string, string> = {
  booking_confirmation: 'Confirmation',
  payment_failed: 'Payment failed',
  payment_expired: 'Booking not finished',
  refund: 'Refund',
  event_registration: 'Event registration',
  session_booked: 'Session booked',
  session_moved: 'Session moved',
  session_cancelled: 'Session cancelled',
  session_reminder_day: 'Reminder a day before the session',
  session_reminder_hour: 'Reminder an hour before the session',
  session_feedback: 'Question for a review',
  session_choose_time: 'Reminder to choose a time',
};

const own = (words: Record<string, string>, key: string) =>
  Object.hasOwn(words, key) ? words[key] : undefined;

export const eventLabel = (type: string) => own(events, type) ?? `Stripe: ${type}`;
export const mailLabel = (kind: string) => `Email: ${own(mails, kind) ?? kind}`;

export const moneyLabel = (outcome: string | null, receipt: string) =>
  outcome === 'returned' ? 'The money was refunded' : `The money arrived: receipt ${receipt}`;

export const outcomeLabels: Record<string, string> = {
  unchanged: 'nothing to change',
  mismatch: 'does not match the order',
  unknown_order: 'no such order here',
  sent: 'sent',
  waiting: 'waiting to be sent',
  failing: 'could not be sent yet',
};

const issues = {
  mismatch: {
    title: 'Money that does not match its order',
    advice:
      'Amount, currency or mode differ, so the order was not marked as paid. Compare it with the payment in the Stripe dashboard, and refund it there if it is not yours to keep.',
  },
  unknown_order: {
    title: 'A payment for an order that is not here',
    advice:
      'It may belong to another site on the same Stripe account. Look for it in the Stripe dashboard.',
  },
  double: {
    title: 'Paid twice for the same thing',
    advice:
      'The same email or phone paid for the same thing twice within a day, or for a course twice. Ask the buyer if you are not sure. Refund one payment, or mark this as resolved if the buyer wants both.',
  },
  stuck: {
    title: 'An order that has been pending for more than a day',
    advice:
      'Stripe or the bank has not told us the result. Look for it in the Stripe dashboard. It leaves this list when the result is known.',
  },
  mail: {
    title: 'An email that could not be sent for a day',
    advice: 'Check the address. If it is wrong, write to the buyer in another way.',
  },
} as const;

const partRefunded = {
  title: 'Only part of the amount was refunded',
  advice:
    'The order stays paid, and the buyer got no email. Give back the rest with Refund, or leave it and tell the buyer yourself.',
};

/** The name of a payment issue, and what to do about it. */
export const issueText = (issue: { kind: keyof typeof issues; detail: string }) =>
  issue.kind === 'mismatch' && issue.detail === 'charge.refunded'
    ? partRefunded
    : issues[issue.kind];
