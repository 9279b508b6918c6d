// What is said to the mentor of refunds that failed and of disputes, on the desk and by mail.

/** Why a refund failed, to follow "because". */
const failures: Record<string, string> = {
  card_closed: 'the card or account is closed',
  disputed: 'the buyer has asked their bank for the money',
  no_money: 'your balance at the payment provider was too low',
  declined: 'the bank declined it',
  withdrawn: 'it was withdrawn',
};

const noReason = 'the bank did not take it, and gave no reason';

export const failureText = (failure: string) =>
  Object.hasOwn(failures, failure) ? (failures[failure] ?? noReason) : noReason;

const again =
  'The money is with you again, and the order counts as paid. Open the order and refund it again. If that fails too, agree with the buyer on another way, pay, and say so here.';

const failureAdvices: Record<string, string> = {
  disputed:
    'Do not pay it back another way, or the buyer gets it twice: the bank decides. Answer the dispute at your payment provider.',
  no_money:
    'Add money to your balance at your payment provider. Then open the order and refund it again.',
};

/** What to do about a refund that failed. */
export const failureAdvice = (failure: string) =>
  Object.hasOwn(failureAdvices, failure) ? (failureAdvices[failure] ?? again) : again;

const reasons: Record<string, string> = {
  fraud: 'the card owner says they did not pay this',
  not_recognised: 'the card owner does not recognise the payment',
  not_received: 'the buyer says they did not get what they paid for',
  not_as_described: 'the buyer says it is not what was described',
  duplicate: 'the buyer says they paid twice',
  refund_missing: 'the buyer says a promised refund did not come',
  cancelled: 'the buyer says they had cancelled',
};

const otherReason = 'the bank gave no reason that we know';

/** Why a bank disputes a payment. */
export const reasonText = (reason: string) =>
  Object.hasOwn(reasons, reason) ? (reasons[reason] ?? otherReason) : otherReason;

export const disputeTexts = {
  inquiry: {
    title: 'A bank asks about a payment',
    advice:
      'No money has moved yet. Answer at your payment provider in time, or refund the order: that ends the question.',
  },
  open: {
    title: 'A payment is disputed',
    advice:
      'The bank decides, and the money and a fee may be kept back until then. Send what shows that you delivered (mails, dates, the session) at your payment provider in time, or the money is gone. It cannot be refunded meanwhile.',
  },
  answered: {
    title: 'A dispute that the bank decides',
    advice: 'You have answered. There is nothing to do: you get an email with the decision.',
  },
  won: {
    title: 'You won a dispute',
    advice: 'The money is yours again. There is nothing to do.',
  },
  lost: {
    title: 'A dispute is lost',
    advice:
      'The bank has given the money to the buyer. It counts as refunded in your figures; once all of the order is gone, what was bought has ended. There is nothing to pay back.',
  },
  closed: {
    title: 'A bank has closed its question',
    advice: 'No money was taken. There is nothing to do.',
  },
} as const;

export type DisputeState = keyof typeof disputeTexts;

export const isDisputeState = (text: string): text is DisputeState =>
  Object.hasOwn(disputeTexts, text);
