import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { secondsNow } from '../time.ts';
import { apiVersion } from '../version.ts';

/** The events that the pretended account creates, all of which its one webhook endpoint listens to. */
export type AccountEvent =
  | Stripe.CheckoutSessionCompletedEvent
  | Stripe.CheckoutSessionAsyncPaymentSucceededEvent
  | Stripe.CheckoutSessionAsyncPaymentFailedEvent
  | Stripe.CheckoutSessionExpiredEvent
  | Stripe.PaymentIntentPaymentFailedEvent
  | Stripe.ChargeRefundedEvent;

export type EventType = AccountEvent['type'];
export type EventData<Type extends EventType> = Extract<AccountEvent, { type: Type }>['data'];

/** The API request that caused the event; both are null for what a customer or the clock did. */
export type Cause = Stripe.Event.Request;
const noRequest: Cause = { id: null, idempotency_key: null };

/** The fields that every event has; `data` is a snapshot, which later changes do not reach. */
export const newEvent = <Type extends string, Data>(
  type: Type,
  data: Data,
  cause: Cause = noRequest,
) => ({
  id: newId.event(),
  object: 'event' as const,
  api_version: apiVersion,
  created: secondsNow(),
  data: structuredClone(data),
  livemode: false,
  pending_webhooks: 1,
  request: cause,
  type,
});
