import type Stripe from 'stripe';
import type { ApiFault } from './api/faults.ts';
import type { SwitchScope } from './switches.ts';
import type { Delivery, DeliveryAttempt, WebhookMode } from './webhook-delivery.ts';
import type { Signing } from './webhook-post.ts';

/** Any event at all, a wrong one included: what is not given is filled in as Stripe would. */
interface CraftedEvent extends Signing {
  type: string;
  object: unknown;
  id?: string | undefined;
  created?: number | undefined;
  livemode?: boolean | undefined;
  apiVersion?: string | undefined;
}

/** The hand on the pretended Stripe, for tests: it makes happen what a test cannot wait for. */
export interface StripeControl {
  /** What becomes of the webhooks of the events to come. */
  setWebhooks(mode: WebhookMode, scope?: SwitchScope): void;
  /** What goes wrong with the API calls to come; once, unless the scope says how many times. */
  failCalls(fault: ApiFault, scope?: SwitchScope): void;
  /** How often each route was called, refused calls included: `{ 'POST /v1/refunds': 1 }`. */
  calls(): Record<string, number>;
  /** The events so far with what became of their webhooks, oldest first. */
  webhooks(): Delivery[];
  /** Resolves when no webhook is under way any more, delays and retries included. */
  idle(): Promise<void>;
  /** Sends the webhook of an event once more; resolves with the endpoint's answer. */
  resend(eventId: string): Promise<DeliveryAttempt>;
  /** Signs and sends an event that never happened; resolves with the endpoint's answer. */
  send(event: CraftedEvent): Promise<DeliveryAttempt>;
  /** Newest first. */
  sessions(filter?: { clientReferenceId?: string | undefined }): Stripe.Checkout.Session[];
  /** Pays as if on the hosted page, with a test card's number or a test UPI id (4242… if none). */
  pay(sessionId: string, cardOrVpa?: string): Promise<Stripe.Checkout.Session>;
  /** The bank's late answer to a pending UPI payment. */
  settle(sessionId: string, outcome: 'succeeded' | 'failed'): Promise<Stripe.Checkout.Session>;
  expire(sessionId: string): Promise<Stripe.Checkout.Session>;
  /** Without an amount everything that is left. */
  refund(sessionId: string, amountInPaise?: number): Promise<Stripe.Refund>;
  /** Forgets everything: sessions, events, keys, counts and switches. */
  reset(): Promise<void>;
}

/** A request that the state of things does not allow; the message says why. */
export class ControlError extends Error {}
