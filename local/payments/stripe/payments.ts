import { type Account, announce, chargeOf, intentOf } from './account.ts';
import { openDispute } from './disputes.ts';
import { type Method, newCharge } from './objects/charge.ts';
import { newPaymentIntent, type PaymentIntent } from './objects/payment-intent.ts';
import type { Checkout } from './state.ts';
import { type BankAnswer, cardOfMethod } from './test-methods.ts';

export type AttemptResult = 'paid' | 'pending' | 'to be confirmed' | { declined: string };

/** The bank's answer to one attempt on an open session. A declined one may be tried again with another method. */
export function attemptPayment(
  account: Account,
  checkout: Checkout,
  method: Method,
  answer: BankAnswer,
): AttemptResult {
  const intent = ensureIntent(account, checkout);
  const { session } = checkout;
  checkout.method = method;
  if (typeof answer === 'object') {
    intent.status = 'requires_payment_method';
    return { declined: answer.declines };
  }
  if (answer === 'asks the customer') {
    intent.status = 'requires_action';
    return 'to be confirmed';
  }
  if (answer === 'pays') charge(account, checkout, intent, method);
  else intent.status = 'processing';
  session.status = 'complete';
  session.url = null;
  announce(account, checkout, 'checkout.session.completed', session);
  disputeAtOnce(account, intent, method);
  return answer === 'pays' ? 'paid' : 'pending';
}

/** The method that waits for the customer to confirm the payment; nothing if none does. */
export const methodToConfirm = (account: Account, checkout: Checkout): Method | null =>
  intentOf(account, checkout)?.status === 'requires_action' ? checkout.method : null;

/** The bank's late answer to a pending payment; false if none is pending. */
export function settlePayment(
  account: Account,
  checkout: Checkout,
  outcome: 'succeeded' | 'failed',
): boolean {
  const intent = intentOf(account, checkout);
  if (intent?.status !== 'processing' || checkout.method === null) return false;
  if (outcome === 'succeeded') charge(account, checkout, intent, checkout.method);
  else intent.status = 'requires_payment_method';
  announce(account, checkout, `checkout.session.async_payment_${outcome}`, checkout.session);
  return true;
}

function charge(account: Account, { session }: Checkout, intent: PaymentIntent, method: Method) {
  intent.latest_charge = account.state.charges.add(newCharge(intent, method)).id;
  intent.status = 'succeeded';
  session.payment_status = 'paid';
}

/** What the bank of a test card does without being asked. */
function disputeAtOnce(account: Account, intent: PaymentIntent, method: Method): void {
  const behaviour = cardOfMethod(method)?.dispute;
  const paid = chargeOf(account, intent);
  if (behaviour === undefined || paid === undefined) return;
  openDispute(account, paid, { isInquiry: behaviour === 'inquiry' });
}

/** As at Stripe, the first attempt makes it and the following ones use it again. */
function ensureIntent(account: Account, checkout: Checkout): PaymentIntent {
  const existing = intentOf(account, checkout);
  if (existing !== undefined) return existing;
  const intent = newPaymentIntent(checkout.session.amount_total, checkout.intentData);
  checkout.session.payment_intent = intent.id;
  return account.state.paymentIntents.add(intent);
}
