import { EventEmitter } from 'node:events';
import type Stripe from 'stripe';
import {
  newEvent,
  type AccountEvent,
  type Cause,
  type EventData,
  type EventType,
} from './objects/event.ts';
import type { Checkout, State } from './state.ts';

/** The pretended Stripe account: its records, and how its parts tell each other what happened. */
export interface Account {
  readonly state: State;
  readonly baseUrl: string;
  readonly businessName: string;
  readonly news: EventEmitter<{ event: [AccountEvent, Checkout] }>;
}

/** Creates an event about a checkout, which the webhooks then send. */
export function announce<Type extends EventType>(
  account: Account,
  checkout: Checkout,
  type: Type,
  data: EventData<Type>,
  cause?: Cause,
): void {
  // TypeScript cannot follow that `type` and `data` belong together, which the signature ensures.
  const event = newEvent(type, data, cause) as unknown as AccountEvent;
  account.state.events.add(event);
  account.news.emit('event', event, checkout);
}

export function intentOf(account: Account, checkout: Checkout): Stripe.PaymentIntent | undefined {
  const id = checkout.session.payment_intent;
  return typeof id === 'string' ? account.state.paymentIntents.get(id) : undefined;
}

export function chargeOf(
  account: Account,
  intent: Stripe.PaymentIntent | undefined,
): Stripe.Charge | undefined {
  const id = intent?.latest_charge;
  return typeof id === 'string' ? account.state.charges.get(id) : undefined;
}

export const checkoutOfIntent = (account: Account, intentId: string): Checkout | undefined =>
  account.state.checkouts.all().find(({ session }) => session.payment_intent === intentId);
