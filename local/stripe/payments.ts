import type Stripe from 'stripe';
import { announce, chargeOf, intentOf, type Account } from './account.ts';
import type { BankAnswer, Decline, MethodUsed } from './methods.ts';
import { markDeclined, markPaid, newCharge, type Payer } from './objects/charge.ts';
import { customerDetails } from './objects/checkout-session.ts';
import { newPaymentIntent, paymentError } from './objects/payment-intent.ts';
import type { Checkout } from './state.ts';

export type AttemptResult =
  | { kind: 'paid' }
  | { kind: 'pending' }
  | { kind: 'authentication needed' }
  | { kind: 'app needed' }
  | { kind: 'declined'; message: string };

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

function pay(
  account: Account,
  checkout: Checkout,
  intent: Stripe.PaymentIntent,
  how: { authenticated: boolean },
): AttemptResult {
  completeIntent(intent, createCharge(account, checkout, intent, how));
  completeSession(account, checkout, 'paid');
  return { kind: 'paid' };
}

function leavePending(
  account: Account,
  checkout: Checkout,
  intent: Stripe.PaymentIntent,
): AttemptResult {
  createCharge(account, checkout, intent, { authenticated: false });
  intent.status = 'processing';
  completeSession(account, checkout, 'unpaid');
  return { kind: 'pending' };
}

function decline(
  account: Account,
  checkout: Checkout,
  intent: Stripe.PaymentIntent,
  reason: Decline,
): AttemptResult {
  const charge = createCharge(account, checkout, intent, { authenticated: false });
  markDeclined(charge, reason);
  return refuse(account, checkout, intent, reason, charge);
}

function sendCustomerTo(
  account: Account,
  checkout: Checkout,
  intent: Stripe.PaymentIntent,
  page: 'authenticate' | 'upi',
): void {
  intent.status = 'requires_action';
  intent.next_action = {
    type: 'redirect_to_url',
    redirect_to_url: {
      url: `${account.baseUrl}/pay/${checkout.id}/${page}`,
      return_url: checkout.session.url,
    },
  };
}

/** The session stays as it is: an open one may be tried again with another method. */
function refuse(
  account: Account,
  checkout: Checkout,
  intent: Stripe.PaymentIntent,
  reason: Decline,
  charge: Stripe.Charge | undefined,
): AttemptResult {
  const { method } = attemptOf(checkout);
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.last_payment_error = paymentError(method, reason, charge?.id);
  checkout.attempt = null;
  announce(account, checkout, 'payment_intent.payment_failed', { object: intent });
  return { kind: 'declined', message: reason.message };
}

function createCharge(
  account: Account,
  checkout: Checkout,
  intent: Stripe.PaymentIntent,
  how: { authenticated: boolean },
): Stripe.Charge {
  const { baseUrl, businessName } = account;
  const charge = newCharge({ baseUrl, businessName, intent, ...attemptOf(checkout), ...how });
  intent.latest_charge = charge.id;
  intent.payment_method = charge.payment_method;
  return account.state.charges.add(charge);
}

function completeIntent(intent: Stripe.PaymentIntent, charge: Stripe.Charge): void {
  markPaid(charge);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
}

function completeSession(
  account: Account,
  checkout: Checkout,
  paymentStatus: 'paid' | 'unpaid',
): void {
  const { session } = checkout;
  session.status = 'complete';
  session.payment_status = paymentStatus;
  session.customer_details = customerDetails(attemptOf(checkout).payer);
  session.url = null;
  announce(account, checkout, 'checkout.session.completed', { object: session });
}

function attemptOf(checkout: Checkout): NonNullable<Checkout['attempt']> {
  if (checkout.attempt === null) throw new Error(`No payment was attempted on ${checkout.id}.`);
  return checkout.attempt;
}
