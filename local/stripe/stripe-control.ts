import type { ApiFault, FaultScope } from './api/faults.ts';
import type { CheckoutSession } from './objects/checkout-session.ts';
import type { Refund } from './objects/refund.ts';
import type { Signing, WebhookAnswer } from './webhook-post.ts';
import type { Delivery, WebhookMode } from './delivery.ts';

/** Any event at all, a wrong one included. */
interface CraftedEvent extends Signing {
  type: string;
  object: unknown;
  /** Without it a new one. */
  id?: string | undefined;
}

/** The hand on the pretended Stripe, for tests: it makes happen what a test cannot wait for. */
export interface StripeControl {
  /** What goes wrong with the webhooks to come about sessions of this customer. */
  setWebhooks(mode: WebhookMode, scope: { customerEmail: string }): void;
  /** What goes wrong with the API calls to come. */
  failCalls(fault: ApiFault, scope: FaultScope): void;
  /** How often each route was called, refused calls included: `{ 'POST /v1/refunds': 1 }`. */
  calls(): Record<string, number>;
  /** The events so far with what became of their webhooks, oldest first. */
  webhooks(): Delivery[];
  /** Resolves when no webhook is under way any more, delays and retries included. */
  idle(): Promise<void>;
  /** Sends the webhook of an event once more; resolves with the endpoint's answer. */
  resend(eventId: string): Promise<WebhookAnswer>;
  /** Signs and sends an event that never happened; resolves with the endpoint's answer. */
  send(event: CraftedEvent): Promise<WebhookAnswer>;
  /** Newest first. */
  sessions(filter?: { clientReferenceId?: string | undefined }): CheckoutSession[];
  /** Pays as if on the hosted page, with a test card's number or a test UPI id (4242… if none). */
  pay(sessionId: string, cardOrVpa?: string): Promise<CheckoutSession>;
  /** The bank's late answer to a pending UPI payment. */
  settle(sessionId: string, outcome: 'succeeded' | 'failed'): Promise<CheckoutSession>;
  expire(sessionId: string): Promise<CheckoutSession>;
  /** Without an amount everything that is left. */
  refund(sessionId: string, amountInPaise?: number): Promise<Refund>;
}

/** A request that the state of things does not allow; the message says why. */
export class ControlError extends Error {}
