import { disputeTexts, failureAdvice, isDisputeState } from './money-back.ts';

// What the lines of an order's history and of the "needs a look" list are called on the screen.

const events: Record<string, string> = {
  'checkout.session.completed': 'Stripe: the payment page was completed',
  'checkout.session.async_payment_succeeded': 'Stripe: the bank confirmed the payment',
  'checkout.session.async_payment_failed': 'Stripe: the bank refused the payment',
  'checkout.session.expired': 'Stripe: the payment page expired',
  'refund.created': 'Payment provider: a refund was made',
  'refund.updated': 'Stripe: news of a refund',
  'refund.failed': 'Payment provider: the refund failed',
  'charge.dispute.created': 'Stripe: a bank questions the payment',
  'charge.dispute.updated': 'Stripe: news of a dispute',
  'charge.dispute.funds_withdrawn': 'Stripe: the bank took the money for a dispute',
  'charge.dispute.funds_reinstated': 'Stripe: the bank gave the money of a dispute back',
  'charge.dispute.closed': 'Stripe: a dispute has ended',
  'payment_link.paid': 'Razorpay: the payment link was paid',
  'payment_link.cancelled': 'Razorpay: the payment link was closed',
  'payment_link.expired': 'Razorpay: the payment link expired',
  'refund.processed': 'Razorpay: the refund was paid',
  'payment.dispute.created': 'Razorpay: a bank questions the payment',
  'payment.dispute.under_review': 'Razorpay: the bank reads the answer to a dispute',
  'payment.dispute.action_required': 'Razorpay: the answer to a dispute is not enough',
  'payment.dispute.won': 'Razorpay: a dispute was won',
  'payment.dispute.lost': 'Razorpay: a dispute was lost',
  'payment.dispute.closed': 'Razorpay: a dispute has ended',
  'refund.by_admin': 'An admin refunded the payment',
  'asked: paid': 'We asked the payment provider: it is paid',
  'asked: failed': 'We asked the payment provider: the payment failed',
  'asked: expired': 'We asked the payment provider: it can no longer be paid',
  'asked: refund pending': 'We asked the payment provider: the refund is on its way',
  'asked: refund done': 'We asked the payment provider: the money was refunded',
  'asked: refund failed': 'We asked the payment provider: the refund failed',
};

const mails: Record<string, string> = {
  booking_confirmation: 'Confirmation',
  payment_failed: 'Payment failed',
  payment_expired: 'Booking not finished',
  refund: 'Refund',
  refund_pending: 'Refund on its way',
  refund_failed: 'Refund failed',
  refund_by_hand: 'Refund paid another way',
  event_registration: 'Event registration',
  event_changed: 'Change of an event',
  event_cancelled: 'Event that does not take place',
  session_booked: 'Session booked',
  session_moved: 'Session moved',
  session_cancelled: 'Session cancelled',
  session_reminder_day: 'Reminder a day before the session',
  session_reminder_hour: 'Reminder an hour before the session',
  session_feedback: 'Question for a review',
  session_choose_time: 'Reminder to choose a time',
  session_order_moved: 'Session for the corrected address',
  order_moved: 'Course for the corrected address',
};

const own = <Words>(words: Record<string, Words>, key: string) =>
  Object.hasOwn(words, key) ? words[key] : undefined;

export const eventLabel = (type: string) => own(events, type) ?? `Payment provider: ${type}`;
export const mailLabel = (kind: string) => `Email: ${own(mails, kind) ?? kind}`;

/** What happened to an amount, which is written out. */
const moneyBack: Record<string, (amount: string) => string> = {
  returned: (amount) => `${amount} was refunded`,
  returning: (amount) => `${amount} is on its way back`,
  not_returned: (amount) => `The refund of ${amount} failed: the money came back`,
  by_hand: (amount) => `${amount} was paid back another way`,
  lost: (amount) => `${amount} was lost in a dispute`,
};

export const moneyLabel = (outcome: string | null, amount: string, receipt: string) =>
  own(moneyBack, outcome ?? '')?.(amount) ?? `${amount} arrived: receipt ${receipt}`;

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
      'Amount, currency or mode differ, so the order was not marked as paid. Compare it with the payment at your payment provider, and refund it there if it is not yours to keep.',
  },
  unknown_order: {
    title: 'A payment for an order that is not here',
    advice:
      'It may belong to another site that uses the same account. Look for it at your payment provider.',
  },
  part_refunded: {
    title: 'Only part of the amount was refunded',
    advice:
      'The order stays paid, and the buyer got no email. Give back the rest with Refund, or leave it and tell the buyer yourself. It leaves this list when the rest has gone back.',
  },
  double: {
    title: 'Paid twice for the same thing',
    advice:
      'The same email or phone paid for the same thing twice within a day, or for a course twice. Ask the buyer if you are not sure. Refund one payment, or mark this as resolved if the buyer wants both.',
  },
  stuck: {
    title: 'An order that has been pending for more than a day',
    advice:
      'The payment provider or the bank has not told us the result. Look for it at your payment provider. It leaves this list when the result is known.',
  },
  mail: {
    title: 'An email that could not be sent for a day',
    advice: 'Check the address. If it is wrong, write to the buyer in another way.',
  },
} as const;

const refundMismatch = {
  title: 'A refund that does not match its order',
  advice:
    'Amount, currency or mode differ, so it is not counted here. Compare it with the refund at your payment provider.',
};

const isAboutRefund = (type: string) => /^(refund\.|asked: refund)/.test(type);

interface Issue {
  kind: keyof typeof issues | 'refund_failed' | 'dispute';
  detail: string;
}

/** The name of a payment issue, and what to do about it. */
export function issueText({ kind, detail }: Issue) {
  if (kind === 'refund_failed') {
    return { title: 'A refund did not go through', advice: failureAdvice(detail) };
  }
  if (kind === 'dispute') {
    const [state = ''] = detail.split(':');
    return disputeTexts[isDisputeState(state) ? state : 'open'];
  }
  return kind === 'mismatch' && isAboutRefund(detail) ? refundMismatch : issues[kind];
}
