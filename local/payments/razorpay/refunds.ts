import type { RefundOutcome } from '../control.ts';
import { type Account, announce, linkOfPayment } from './account.ts';
import { preventsRefund } from './disputes.ts';
import { badRequest } from './errors.ts';
import type { Payment } from './objects/payment.ts';
import { newRefund, type Refund } from './objects/refund.ts';
import { vpaOf } from './test-methods.ts';

const smallestAmountInPaise = 100;

interface RefundRequest {
  amount?: number | undefined;
  notes?: Refund['notes'] | undefined;
  receipt?: string | undefined;
}

/** The refusals are those of razorpay.com/docs/api/refunds/create-normal, "Errors". */
export function refundPayment(
  account: Account,
  payment: Payment,
  { amount = payment.amount, notes = [], receipt }: RefundRequest,
): Refund {
  if (!payment.captured) {
    throw badRequest('The payment status should be captured for action to be taken');
  }
  if (payment.refund_status === 'full') {
    throw badRequest('The payment has been fully refunded already');
  }
  // Not in the documents, but the money may not go back twice.
  if (preventsRefund(account, payment)) {
    throw badRequest('Refund is not allowed as the payment has an open dispute');
  }
  if (amount < smallestAmountInPaise) {
    throw badRequest('The amount must be at least INR 1.00', 'amount');
  }
  // Without an amount "the entire payment amount will be refunded", which is too much after a part of it.
  if (amount > payment.amount - payment.amount_refunded) {
    throw badRequest('The refund amount provided is greater than amount captured', 'amount');
  }
  giveBack(payment, amount);
  const isSlow = vpaOf(payment.vpa ?? '')?.refund === 'pending';
  const refund = account.state.refunds.add(
    newRefund(payment, {
      amount,
      notes,
      receipt: receipt ?? null,
      status: isSlow ? 'pending' : 'processed',
    }),
  );
  tell(account, refund, 'created');
  if (!isSlow) tell(account, refund, 'processed');
  return refund;
}

/** The bank's late answer to a refund; false where it cannot follow: what is processed stays so. */
export function settleRefund(account: Account, refund: Refund, outcome: RefundOutcome): boolean {
  if (refund.status !== 'pending' || outcome === 'canceled') return false;
  const isDone = outcome === 'succeeded';
  refund.status = isDone ? 'processed' : 'failed';
  const payment = account.state.payments.get(refund.payment_id);
  if (!isDone && payment) giveBack(payment, -refund.amount);
  tell(account, refund, isDone ? 'processed' : 'failed');
  return true;
}

function giveBack(payment: Payment, paise: number): void {
  payment.amount_refunded += paise;
  const isFull = payment.amount_refunded >= payment.amount;
  payment.refund_status = isFull ? 'full' : payment.amount_refunded > 0 ? 'partial' : null;
  // "A payment moves to the refunded state only when the entire amount is refunded" (razorpay.com/docs/payments/refunds/issue).
  payment.status = isFull ? 'refunded' : 'captured';
}

function tell(account: Account, refund: Refund, news: 'created' | 'processed' | 'failed'): void {
  const link = linkOfPayment(account, refund.payment_id);
  const payment = account.state.payments.get(refund.payment_id);
  if (link) announce(account, link, `refund.${news}`, { refund, payment });
}
