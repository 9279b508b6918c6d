import type { AccountEvent } from './objects/event.ts';

/** What goes wrong with the webhook of an event. */
export type WebhookMode = 'lose' | 'double' | { delayMilliseconds: number };

/** An event and what became of its webhook. */
export interface Delivery {
  /** The event's id. */
  id: string;
  type: AccountEvent['type'];
  /** The checkout session that the event is about. */
  sessionId: string;
  event: AccountEvent;
  mode: WebhookMode | null;
  state: 'waiting' | 'delivered' | 'given up' | 'lost';
}
