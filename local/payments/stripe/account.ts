import type { EventEmitter } from 'node:events';
import type { Charge } from './objects/charge.ts';
import { newEvent, type AccountEvent } from './objects/event.ts';
import type { PaymentIntent } from './objects/payment-intent.ts';
import type { Checkout, State } from './state.ts';

/** The pretended Stripe account: its records, and how its parts tell each other what happened. */
export interface Account {
  readonly state: State;
  readonly baseUrl: string;
  readonly businessName: string;
  readonly news: EventEmitter<{ event: [AccountEvent, Checkout] }>;
}

/** Creates an event about a checkout, which the webhooks then send. */
export function announce(
  account: Account,
  checkout: Checkout,
  type: AccountEvent['type'],
  object: AccountEvent['data']['object'],
): void {
  account.news.emit('event', newEvent(type, object), checkout);
}

export function intentOf(account: Account, { session }: Checkout): PaymentIntent | undefined {
  return account.state.paymentIntents.get(session.payment_intent ?? '');
}

/** Only a payment that succeeded has a charge. */
export const chargeOf = (account: Account, intent: PaymentIntent | undefined): Charge | undefined =>
  account.state.charges.get(intent?.latest_charge ?? '');

/** The checkout that a charge, or what is about it, came from. */
export const checkoutOfCharge = (
  { state }: Account,
  { payment_intent }: { payment_intent: unknown },
): Checkout | undefined =>
  state.checkouts.all().find(({ session }) => session.payment_intent === payment_intent);
