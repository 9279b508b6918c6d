import type Stripe from 'stripe';
import { type Account, announce, chargeOf, intentOf } from './account.ts';
import {
  attemptOf,
  type AttemptResult,
  completeIntent,
  decline,
  leavePending,
  pay,
  refuse,
  sendCustomerTo,
} from './attempt-results.ts';
import type { BankAnswer, Decline } from './bank-answer.ts';
import type { MethodUsed } from './methods.ts';
import { markDeclined } from './objects/charge-outcome.ts';
import type { Payer } from './objects/charge.ts';
import { newPaymentIntent } from './objects/payment-intent.ts';
import type { Checkout } from './state.ts';

const failedAuthentication: Decline = {
  code: 'payment_intent_authentication_failure',
  declineCode: 'authentication_required',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

const failedLater: Decline = {
  code: 'payment_intent_payment_attempt_failed',
  declineCode: 'generic_decline',
  message: 'The bank did not confirm the UPI payment.',
};

/** One press of the pay button on an open session. */
export function attemptPayment(
  account: Account,
  checkout: Checkout,
  payer: Payer,
  method: MethodUsed,
  answer: BankAnswer,
): AttemptResult {
  checkout.attempt = { payer, method };
  const intent = intentOf(account, checkout) ?? createIntent(account, checkout);
  intent.last_payment_error = null;
  return answerAttempt(account, checkout, intent, answer);
}

function answerAttempt(
  account: Account,
  checkout: Checkout,
  intent: Stripe.PaymentIntent,
  answer: BankAnswer,
): AttemptResult {
  intent.next_action = null;
  switch (answer.kind) {
    case 'pays':
      return pay(account, checkout, intent, { authenticated: false });
    case 'declines':
      return decline(account, checkout, intent, answer.decline);
    case 'asks for authentication':
      sendCustomerTo(account, checkout, intent, 'authenticate');
      return { kind: 'authentication needed' };
    case 'asks in the app':
      sendCustomerTo(account, checkout, intent, 'upi');
      return { kind: 'app needed' };
    case 'answers later':
      return leavePending(account, checkout, intent);
  }
}

/** The intent that waits for the customer to do something with this method; nothing if none does. */
export function waitingIntent(
  account: Account,
  checkout: Checkout,
  type: MethodUsed['type'],
): Stripe.PaymentIntent | undefined {
  const intent = intentOf(account, checkout);
  const isWaiting = intent?.status === 'requires_action' && checkout.attempt?.method.type === type;
  return isWaiting ? intent : undefined;
}

/** What the customer's UPI app says; nothing if no app was asked. */
export function finishInApp(
  account: Account,
  checkout: Checkout,
  app: { vpa: string; answer: BankAnswer },
): AttemptResult | undefined {
  const intent = waitingIntent(account, checkout, 'upi');
  if (intent === undefined) return undefined;
  attemptOf(checkout).method = { type: 'upi', vpa: app.vpa };
  return answerAttempt(account, checkout, intent, app.answer);
}

/** The customer's answer to the bank's question; nothing if no question is open. */
export function finishAuthentication(
  account: Account,
  checkout: Checkout,
  passed: boolean,
): AttemptResult | undefined {
  const intent = waitingIntent(account, checkout, 'card');
  if (intent === undefined) return undefined;
  intent.next_action = null;
  if (passed) return pay(account, checkout, intent, { authenticated: true });
  return refuse(account, checkout, intent, failedAuthentication, undefined);
}

/** The bank's late answer to a pending payment; false if none is pending. */
export function settlePayment(
  account: Account,
  checkout: Checkout,
  outcome: 'succeeded' | 'failed',
): boolean {
  const intent = intentOf(account, checkout);
  const charge = chargeOf(account, intent);
  if (intent?.status !== 'processing' || charge === undefined) return false;
  if (outcome === 'succeeded') {
    completeIntent(intent, charge);
    checkout.session.payment_status = 'paid';
  } else {
    markDeclined(charge, failedLater);
    refuse(account, checkout, intent, failedLater, charge);
  }
  announce(account, checkout, `checkout.session.async_payment_${outcome}`, {
    object: checkout.session,
  });
  return true;
}

function createIntent(account: Account, checkout: Checkout): Stripe.PaymentIntent {
  const { amount_total, payment_method_types } = checkout.session;
  const intent = newPaymentIntent(amount_total ?? 0, payment_method_types, checkout.intentData);
  checkout.session.payment_intent = intent.id;
  return account.state.paymentIntents.add(intent);
}
