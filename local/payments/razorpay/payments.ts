import { secondsNow } from '../time.ts';
import { type Account, announce } from './account.ts';
import { openDispute } from './disputes.ts';
import { withoutPayments } from './expiry.ts';
import type { PaymentMethod } from './objects/payment-method.ts';
import { newPayment, type Payment } from './objects/payment.ts';
import type { Page } from './state.ts';
import { type BankAnswer, vpaOf } from './test-methods.ts';

export type AttemptResult = 'paid' | { declined: string };

/** The bank's answer to one attempt on an open link. A declined one may be tried again with another method. */
export function attemptPayment(
  account: Account,
  page: Page,
  method: PaymentMethod,
  answer: BankAnswer,
): AttemptResult {
  page.cardToConfirm = null;
  const { link } = page;
  const failure = answer === 'pays' ? null : answer.declines;
  const payment = account.state.payments.add(newPayment(link, method, failure));
  if (failure !== null) return { declined: failure };
  link.status = 'paid';
  link.amount_paid = payment.amount;
  link.updated_at = secondsNow();
  link.payments = [
    {
      amount: payment.amount,
      created_at: payment.created_at,
      method: payment.method,
      payment_id: payment.id,
      plink_id: link.id,
      status: 'captured',
      updated_at: payment.created_at,
    },
  ];
  announce(account, link, 'payment_link.paid', { payment_link: withoutPayments(link), payment });
  disputeAtOnce(account, payment);
  return 'paid';
}

function disputeAtOnce(account: Account, payment: Payment): void {
  const phase = vpaOf(payment.vpa ?? '')?.dispute;
  if (phase) openDispute(account, payment, { isInquiry: phase === 'retrieval' });
}
