import type Stripe from 'stripe';
import { Collection } from './collection.ts';
import type { StoredAnswer } from './idempotency.ts';
import type { MethodUsed } from './methods.ts';
import type { Payer } from './objects/charge.ts';
import type { AccountEvent } from './objects/event.ts';
import type { OrderedItem } from './objects/line-item.ts';
import type { IntentData } from './objects/payment-intent.ts';
import { secondsNow } from './time.ts';
import type { Delivery } from './webhook-delivery.ts';

/** A Checkout Session with what Stripe keeps beside it. */
export interface Checkout {
  /** The session's id. */
  id: string;
  session: Stripe.Checkout.Session;
  items: OrderedItem[];
  lineItems: Stripe.LineItem[];
  intentData: IntentData;
  /** The attempt that waits for the customer's authentication or for the bank. */
  attempt: { payer: Payer; method: MethodUsed } | null;
}

export interface State {
  checkouts: Collection<Checkout>;
  paymentIntents: Collection<Stripe.PaymentIntent>;
  charges: Collection<Stripe.Charge>;
  refunds: Collection<Stripe.Refund>;
  events: Collection<AccountEvent>;
  deliveries: Collection<Delivery>;
  answers: Collection<StoredAnswer>;
}

/** The state as it stands in a file: the same names, plain arrays. */
export type StoredState = {
  [Name in keyof State]: State[Name] extends Collection<infer Item> ? Item[] : never;
};

export const newState = (stored?: StoredState): State => ({
  checkouts: new Collection(stored?.checkouts),
  paymentIntents: new Collection(stored?.paymentIntents),
  charges: new Collection(stored?.charges),
  refunds: new Collection(stored?.refunds),
  events: new Collection(stored?.events),
  deliveries: new Collection(stored?.deliveries),
  answers: new Collection(stored?.answers),
});

const daysOfEvents = 30;
const secondsOfDay = 24 * 60 * 60;

/** What Stripe itself would have forgotten by now: keys after a day, events after thirty. */
export function withoutForgotten(stored: StoredState): StoredState {
  const yesterday = secondsNow() - secondsOfDay;
  const monthAgo = secondsNow() - daysOfEvents * secondsOfDay;
  const events = stored.events.filter(({ created }) => created > monthAgo);
  const kept = new Set(events.map(({ id }) => id));
  return {
    ...stored,
    events,
    deliveries: stored.deliveries.filter(({ id }) => kept.has(id)),
    answers: stored.answers.filter(({ created }) => created > yesterday),
  };
}

export function clearState(state: State): void {
  for (const collection of Object.values(state)) collection.clear();
}
