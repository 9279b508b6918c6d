/** What goes wrong with the webhook of an event. */
export type WebhookMode = 'lose' | 'double' | { delayMilliseconds: number };

/** An event and what became of its webhook. */
export interface Delivery<Event = unknown> {
  /** The event's id. */
  id: string;
  type: string;
  /** The page to pay on that the event is about. */
  sessionId: string;
  /** The body of the webhook. */
  event: Event;
  mode: WebhookMode | null;
  state: 'waiting' | 'delivered' | 'given up' | 'lost';
}
