import type { EventType } from './objects/event.ts';

/** What becomes of the webhook of an event. */
export type WebhookMode = 'deliver' | 'lose' | 'double' | { delayMilliseconds: number };

export interface DeliveryAttempt {
  /** ISO 8601 */
  at: string;
  /** The endpoint's answer; null if there was none, and then `problem` says why. */
  status: number | null;
  body: string;
  problem: string | null;
}

export interface Delivery {
  /** The event's id. */
  id: string;
  type: EventType;
  /** The checkout session that the event is about. */
  sessionId: string;
  mode: WebhookMode;
  state: 'waiting' | 'delivered' | 'given up' | 'lost';
  attempts: DeliveryAttempt[];
}
