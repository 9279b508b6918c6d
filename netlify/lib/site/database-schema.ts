import type { Payment } from '#src/features/payment/schemas/order.ts';

// The part of the database that functions touch. Times are ISO 8601 texts.

// A type, not an interface: the client's generics ask for an index signature, which only types have.
export type Order = {
  order_id: string;
  /** Whole rupees. */
  amount: number;
  payment_status: Payment['payment_status'];
  mentorshiptype: string;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  submission_id: string | null;
  /** The booking that it was for, when that was deleted. */
  detached_from: string | null;
  /** Of the secret that the buyer's browser keeps. */
  buyer_key_hash: string | null;
  /** Of the address that the order came from, for an hour. */
  network_hash: string | null;
  /** When the buyer wanted to pay for the same again, or an admin looked at the two payments. */
  repeat_accepted_at: string | null;
  stripe_session_id: string | null;
  stripe_payment_intent_id: string | null;
  checkout_url: string | null;
  livemode: boolean | null;
  /** When the Checkout Session that was asked for ends; null when none is asked for. */
  expires_at: string | null;
  updated_at: string;
  paid_at: string | null;
  refunded_at: string | null;
  /** Given by the database when the money arrives. */
  receipt_number: string | null;
  payment_method: string | null;
  billing_state: string | null;
};

export type OutboxMail = {
  id: string;
  kind: string;
  subject: string;
  recipient: string;
  payload: unknown;
  created_at: string;
};

type Post = {
  id: string;
  /** Null: a draft. */
  publishedat: string | null;
  /** The cover; all three are null when it has none. */
  coverimage_data: string | null;
  coverimage_content_type: string | null;
  cover_version: string | null;
};

type Table<Row, Required extends keyof Row = never> = {
  Row: Row;
  Insert: Partial<Row> & Pick<Row, Required>;
  Update: Partial<Row>;
  Relationships: [];
};

type Rpc<Args, Returns> = { Args: Args; Returns: Returns };

export type Settlement = 'applied' | 'duplicate' | 'unchanged' | 'unknown_order' | 'mismatch';

type PaymentEventArguments = {
  event_id: string | null;
  event_type: string;
  order_id: string;
  new_status: Payment['payment_status'];
  session_id: string | null;
  payment_intent_id: string | null;
  amount_in_paise: number | null;
  currency: string | null;
  livemode: boolean | null;
};

type NewOrder = Pick<
  Order,
  | 'order_id'
  | 'amount'
  | 'mentorshiptype'
  | 'customer_name'
  | 'customer_email'
  | 'customer_phone'
  | 'submission_id'
  | 'livemode'
  | 'expires_at'
  | 'buyer_key_hash'
  | 'network_hash'
> & { orders_per_hour: number; unpaid_per_hour: number };

export type DatabaseSchema = {
  public: {
    Tables: {
      payments: Table<
        Order,
        | 'order_id'
        | 'amount'
        | 'mentorshiptype'
        | 'customer_name'
        | 'customer_email'
        | 'customer_phone'
      >;
      outbox: Table<OutboxMail>;
      blog_posts: Table<Post>;
    };
    Views: Record<never, never>;
    Functions: {
      record_payment_event: Rpc<PaymentEventArguments, Settlement>;
      open_order: Rpc<NewOrder, number>;
      open_twins: Rpc<{ order_id: string }, Order[]>;
      earlier_payments: Rpc<
        Pick<Order, 'mentorshiptype' | 'customer_email' | 'customer_phone'>,
        Order[]
      >;
      own_payments: Rpc<Record<never, never>, Pick<Order, 'order_id'>[]>;
      claim_outbox: Rpc<{ batch: number }, OutboxMail[]>;
      outbox_sent: Rpc<{ id: string }, undefined>;
      outbox_failed: Rpc<{ id: string; error: string }, undefined>;
      forget_deleted_submissions: Rpc<Record<never, never>, undefined>;
      give_human_pass: Rpc<{ submission_id: string }, undefined>;
      set_human_check: Rpc<{ is_on: boolean }, undefined>;
      log_refund: Rpc<{ order_id: string }, undefined>;
      request_refund: Rpc<{ order_id: string }, undefined>;
      is_admin: Rpc<Record<never, never>, boolean>;
      allow_request: Rpc<{ bucket: string; maximum: number; window_seconds: number }, number>;
    };
  };
};
