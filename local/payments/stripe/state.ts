import { Collection } from '../collection.ts';
import type { Delivery } from '../delivery.ts';
import type { Stored } from '../state-file.ts';
import { secondsNow } from '../time.ts';
import type { StoredAnswer } from './idempotency.ts';
import type { Charge, Method } from './objects/charge.ts';
import type { CheckoutSession } from './objects/checkout-session.ts';
import type { IntentData, PaymentIntent } from './objects/payment-intent.ts';
import type { Dispute } from './objects/dispute.ts';
import type { Refund } from './objects/refund.ts';
import type { AccountEvent } from './objects/event.ts';

interface OrderedItem {
  name: string;
  description: string | null;
  amountInPaise: number;
}

/** A Checkout Session with what Stripe keeps beside it. */
export interface Checkout {
  /** The session's id. */
  id: string;
  session: CheckoutSession;
  items: OrderedItem[];
  intentData: IntentData;
  /** The one that was tried last. */
  method: Method | null;
}

export interface State {
  checkouts: Collection<Checkout>;
  paymentIntents: Collection<PaymentIntent>;
  charges: Collection<Charge>;
  disputes: Collection<Dispute>;
  refunds: Collection<Refund>;
  deliveries: Collection<Delivery<AccountEvent>>;
  answers: Collection<StoredAnswer>;
}

const newState = (stored?: Stored<State>): State => ({
  checkouts: new Collection(stored?.checkouts),
  paymentIntents: new Collection(stored?.paymentIntents),
  charges: new Collection(stored?.charges),
  disputes: new Collection(stored?.disputes),
  refunds: new Collection(stored?.refunds),
  deliveries: new Collection(stored?.deliveries),
  answers: new Collection(stored?.answers),
});

const daysOfEvents = 30;
const secondsOfDay = 24 * 60 * 60;

/** What Stripe itself would have forgotten by now: keys after a day, events after thirty. */
function withoutForgotten(stored: Stored<State>): Stored<State> {
  const yesterday = secondsNow() - secondsOfDay;
  const monthAgo = secondsNow() - daysOfEvents * secondsOfDay;
  return {
    ...stored,
    deliveries: stored.deliveries.filter(({ event }) => event.created > monthAgo),
    answers: stored.answers.filter(({ created }) => created > yesterday),
  };
}

/** The state of the last run, or none. */
export const openState = (stored?: Stored<State>): State =>
  newState(stored && withoutForgotten(stored));
