/** What a payment provider says of one order at one moment, in words of our own. */
export interface PaymentFact {
  /** `open`: can still be paid. `processing`: the bank is still busy with it. */
  outcome: 'open' | 'processing' | 'paid' | 'failed' | 'expired' | 'refunded';
  orderId: string | null;
  /** Of the page to pay on. */
  sessionId: string | null;
  /** Of the money that moved. */
  paymentId: string | null;
  amountInPaise: number | null;
  currency: string | null;
  /** Whether real money moves; null where the provider does not say. */
  livemode: boolean | null;
}

/** A page to pay on, at the provider. */
export interface CheckoutSession extends PaymentFact {
  sessionId: string;
  /** Where it is; null once it is closed. */
  url: string | null;
}

export interface MoneyFact {
  orderId: string | null;
  paymentId: string | null;
  amountInPaise: number;
  currency: string;
  livemode: boolean;
}

/** What the payment provider says of one refund at one moment. */
export interface RefundFact extends MoneyFact {
  refundId: string;
  /** `pending`: accepted, but a bank is still busy with it. `failed`: the money is ours again. */
  state: 'pending' | 'done' | 'failed';
  /** Only of one that failed. */
  failure: 'card_closed' | 'disputed' | 'no_money' | 'declined' | 'withdrawn' | 'unknown' | null;
}

/** What the payment provider says of one dispute at one moment. */
export interface DisputeFact extends MoneyFact {
  disputeId: string;
  /** `inquiry`: the bank asks, no money has moved. `closed`: it ended without taking any. */
  state: 'inquiry' | 'open' | 'answered' | 'won' | 'lost' | 'closed';
  reason:
    | 'fraud'
    | 'not_recognised'
    | 'not_received'
    | 'not_as_described'
    | 'duplicate'
    | 'refund_missing'
    | 'cancelled'
    | 'other';
  /** Until when an answer has to be there, and of what moment this is, as ISO 8601 texts. */
  answerBy: string | null;
  toldAt: string;
}

/** A part of a payment, or all of it, that is to go back. */
export interface RefundWish {
  paymentId: string;
  orderId: string;
  amountInPaise: number;
  idempotencyKey: string;
}

/** The refund that was made; `disputed`: while a bank questions a payment, it cannot be refunded. */
export type RefundAnswer = RefundFact | 'disputed';

/** What a webhook is about. */
export type News =
  | { about: 'payment'; fact: PaymentFact }
  | { about: 'refund'; fact: RefundFact }
  | { about: 'dispute'; fact: DisputeFact };

export type PaymentEvent = News & { id: string; type: string };

/** The body of a webhook is not signed by the provider, or not just now. */
export class SignatureRefused extends Error {
  override readonly name = 'SignatureRefused';
}
