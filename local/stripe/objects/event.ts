import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { secondsNow } from '../time.ts';
import type { Charge } from './charge.ts';
import type { CheckoutSession } from './checkout-session.ts';

/** The events that the shop's webhook endpoint listens to. */
type EventType = Extract<
  Stripe.Event['type'],
  | 'charge.refunded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
>;

export interface AccountEvent extends ReturnType<typeof newEvent<string, unknown>> {
  type: EventType;
  data: { object: CheckoutSession | Charge };
}

/** `data` is a snapshot, which later changes do not reach. */
export const newEvent = <Type extends string, Object>(type: Type, object: Object) => ({
  id: newId.event(),
  object: 'event' as const,
  created: secondsNow(),
  data: { object: structuredClone(object) },
  livemode: false,
  type,
});
