import type { Delivery, WebhookMode } from './delivery.ts';
import type { ApiFault, FaultScope } from './faults.ts';
import type { WebhookAnswer } from './webhook-post.ts';
import type { Signing } from './webhooks.ts';

/** Any event at all, a wrong one included. */
interface CraftedEvent extends Signing {
  type: string;
  object: unknown;
  /** Without it a new one. */
  id?: string | undefined;
}

export interface DisputeRequest {
  /** The bank only asks, and takes no money yet. */
  isInquiry?: boolean | undefined;
  /** In the provider's own words. */
  reason?: string | undefined;
}

export const refundOutcomes = ['succeeded', 'failed', 'canceled'] as const;
export type RefundOutcome = (typeof refundOutcomes)[number];

/** `sent back`: the answer of the shop was not enough. `closed` is the end of an inquiry. */
export const disputeOutcomes = ['answered', 'sent back', 'won', 'lost', 'closed'] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];

/** The hand on a pretended provider, for tests: it makes happen what a test cannot wait for. */
export interface ProviderControl<Session, Refund, Dispute, Event> {
  /** What goes wrong with the webhooks to come about pages of this customer. */
  setWebhooks(mode: WebhookMode, scope: { customerEmail: string }): void;
  /** What goes wrong with the API calls to come. */
  failCalls(fault: ApiFault, scope: FaultScope): void;
  /** How often each route was called, refused calls included: `{ 'POST /v1/refunds': 1 }`. */
  calls(): Record<string, number>;
  /** The events so far with what became of their webhooks, oldest first. */
  webhooks(): Delivery<Event>[];
  /** Resolves when no webhook is under way any more, delays and retries included. */
  idle(): Promise<void>;
  /** Sends the webhook of an event once more; resolves with the endpoint's answer. */
  resend(eventId: string): Promise<WebhookAnswer>;
  /** Signs and sends an event that never happened; resolves with the endpoint's answer. */
  send(event: CraftedEvent): Promise<WebhookAnswer>;
  /** The pages to pay on, newest first. */
  sessions(filter?: { clientReferenceId?: string | undefined }): Session[];
  /** Pays as if on the hosted page, with a test card's number or a test UPI id; without one, with one that pays. */
  pay(sessionId: string, cardOrVpa?: string): Promise<Session>;
  /** The bank's late answer to a payment that is pending. */
  settle(sessionId: string, outcome: 'succeeded' | 'failed'): Promise<Session>;
  expire(sessionId: string): Promise<Session>;
  /** Without an amount everything that is left. */
  refund(sessionId: string, amountInPaise?: number): Promise<Refund>;
  /** The refunds of a session, newest first. */
  refunds(sessionId: string): Refund[];
  /** The bank's late answer to a refund. */
  settleRefund(refundId: string, outcome: RefundOutcome, failureReason?: string): Promise<Refund>;
  /** The buyer's bank disputes the payment of a session. */
  dispute(sessionId: string, request?: DisputeRequest): Promise<Dispute>;
  /** The disputes of a session, newest first. */
  disputes(sessionId: string): Dispute[];
  /** The shop has answered, or the bank has decided. */
  moveDispute(disputeId: string, outcome: DisputeOutcome): Promise<Dispute>;
}

/** What tests of any provider see of it. */
export type AnyProviderControl = ProviderControl<
  { id: string },
  { id: string },
  { id: string },
  unknown
>;

/** A request that the state of things does not allow; the message says why. */
export class ControlError extends Error {}
