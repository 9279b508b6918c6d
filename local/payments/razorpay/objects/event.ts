import { secondsNow } from '../../time.ts';

/** The events that the shop's webhook listens to (razorpay.com/docs/webhooks/payment-links, /refunds and /disputes). */
export type EventType =
  | `payment_link.${'paid' | 'cancelled' | 'expired'}`
  | `refund.${'created' | 'processed' | 'failed'}`
  | `payment.dispute.${'created' | 'under_review' | 'action_required' | 'won' | 'lost' | 'closed'}`;

/** The body of a webhook. It has no id of its own: that is in a header. */
export interface AccountEvent {
  entity: 'event';
  account_id: string;
  event: string;
  contains: string[];
  payload: Payload;
  created_at: number;
}

type Payload = Record<string, { entity: unknown }>;

/** The payload is a snapshot, which later changes do not reach. */
export function newEvent(event: string, entities: Record<string, unknown>): AccountEvent {
  const payload = Object.fromEntries(
    Object.entries(structuredClone(entities)).map(([name, entity]) => [name, { entity }]),
  );
  const contains = Object.keys(payload);
  const account_id = 'acc_ofTheEmulator';
  return { entity: 'event', account_id, event, contains, payload, created_at: secondsNow() };
}
