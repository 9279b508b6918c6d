import { Collection } from '../collection.ts';
import type { Delivery } from '../delivery.ts';
import type { Stored } from '../state-file.ts';
import type { Dispute } from './objects/dispute.ts';
import type { AccountEvent } from './objects/event.ts';
import type { PaymentMethod } from './objects/payment-method.ts';
import type { Payment } from './objects/payment.ts';
import type { PaymentLink } from './objects/payment-link.ts';
import type { Refund } from './objects/refund.ts';

/** A Payment Link with what Razorpay keeps beside it. */
export interface Page {
  /** The link's id. */
  id: string;
  link: PaymentLink;
  /** The ways to pay that its page offers. */
  methods: PaymentMethod['method'][];
  /** The card that waits for the code of its bank. */
  cardToConfirm: string | null;
}

export interface State {
  pages: Collection<Page>;
  payments: Collection<Payment>;
  refunds: Collection<Refund>;
  disputes: Collection<Dispute>;
  deliveries: Collection<Delivery<AccountEvent>>;
  /** The keys of refunds that may be asked for again. */
  refundKeys: Collection<{ id: string; request: string; refundId: string }>;
}

export const openState = (stored?: Stored<State>): State => ({
  pages: new Collection(stored?.pages),
  payments: new Collection(stored?.payments),
  refunds: new Collection(stored?.refunds),
  disputes: new Collection(stored?.disputes),
  deliveries: new Collection(stored?.deliveries),
  refundKeys: new Collection(stored?.refundKeys),
});
