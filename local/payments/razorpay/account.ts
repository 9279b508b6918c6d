import type { EventEmitter } from 'node:events';
import { newId } from './ids.ts';
import { type AccountEvent, type EventType, newEvent } from './objects/event.ts';
import type { Payment } from './objects/payment.ts';
import type { PaymentLink } from './objects/payment-link.ts';
import type { Page, State } from './state.ts';

interface Told {
  id: string;
  event: AccountEvent;
  link: PaymentLink;
}

/** The pretended Razorpay account: its records, and how its parts tell each other what happened. */
export interface Account {
  readonly state: State;
  readonly baseUrl: string;
  readonly businessName: string;
  readonly news: EventEmitter<{ event: [Told] }>;
}

/** Creates an event about a link, which the webhooks then send. */
export function announce(
  account: Account,
  link: PaymentLink,
  type: EventType,
  entities: Record<string, unknown>,
): void {
  account.news.emit('event', { id: newId.event(), event: newEvent(type, entities), link });
}

/** The payment that paid a link. */
export const capturedOf = ({ state }: Account, { link }: Page): Payment | undefined =>
  state.payments.get(link.payments?.[0]?.payment_id ?? '');

/** The link that a payment, or what is about it, came from. */
export const linkOfPayment = ({ state }: Account, paymentId: string): PaymentLink | undefined =>
  state.pages.all().find(({ link }) => link.payments?.[0]?.payment_id === paymentId)?.link;
