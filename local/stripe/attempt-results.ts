import type Stripe from 'stripe';
import { type Account, announce } from './account.ts';
import type { Decline } from './bank-answer.ts';
import { markDeclined, markPaid } from './objects/charge-outcome.ts';
import { newCharge } from './objects/charge.ts';
import { customerDetails } from './objects/checkout-session.ts';
import { paymentError } from './objects/payment-intent.ts';
import type { Checkout } from './state.ts';

export type AttemptResult =
  | { kind: 'paid' }
  | { kind: 'pending' }
  | { kind: 'authentication needed' }
  | { kind: 'app needed' }
  | { kind: 'declined'; message: string };

export function pay(
  account: Account,
  checkout: Checkout,
  intent: Stripe.PaymentIntent,
  how: { authenticated: boolean },
): AttemptResult {
  completeIntent(intent, createCharge(account, checkout, intent, how));
  completeSession(account, checkout, 'paid');
  return { kind: 'paid' };
}

export function leavePending(
  account: Account,
  checkout: Checkout,
  intent: Stripe.PaymentIntent,
): AttemptResult {
  createCharge(account, checkout, intent, { authenticated: false });
  intent.status = 'processing';
  completeSession(account, checkout, 'unpaid');
  return { kind: 'pending' };
}

export function decline(
  account: Account,
  checkout: Checkout,
  intent: Stripe.PaymentIntent,
  reason: Decline,
): AttemptResult {
  const charge = createCharge(account, checkout, intent, { authenticated: false });
  markDeclined(charge, reason);
  return refuse(account, checkout, intent, reason, charge);
}

export function sendCustomerTo(
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
export function refuse(
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

export function completeIntent(intent: Stripe.PaymentIntent, charge: Stripe.Charge): void {
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

export function attemptOf(checkout: Checkout): NonNullable<Checkout['attempt']> {
  if (checkout.attempt === null) throw new Error(`No payment was attempted on ${checkout.id}.`);
  return checkout.attempt;
}
