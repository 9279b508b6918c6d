import * as z from 'zod/mini';
import { providerNames } from '#src/features/payment/messages/providers.ts';
import { paymentStatuses, refundStates } from './order.ts';

export type PaymentStatus = (typeof paymentStatuses)[number];

const disputeStates = ['inquiry', 'open', 'answered', 'won', 'lost', 'closed'] as const;

/** An order as an admin sees it. `amount` is in whole rupees, what of it has gone back in paise. */
export const managedPaymentSchema = z.object({
  order_id: z.string(),
  amount: z.number(),
  payment_status: z.enum(paymentStatuses),
  mentorshiptype: z.string(),
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.nullable(z.string()),
  livemode: z.nullable(z.boolean()),
  created_at: z.string(),
  paid_at: z.nullable(z.string()),
  refunded_at: z.nullable(z.string()),
  refund_state: z.nullable(z.enum(refundStates)),
  returned_in_paise: z.number(),
  dispute_state: z.nullable(z.enum(disputeStates)),
  receipt_number: z.nullable(z.string()),
  provider: z.enum(providerNames),
  payment_method: z.nullable(z.string()),
  under_18: z.boolean(),
  guardian_name: z.nullable(z.string()),
  guardian_email: z.nullable(z.string()),
});

export type ManagedPayment = z.infer<typeof managedPaymentSchema>;

export const managedPaymentColumns =
  'order_id, amount, payment_status, mentorshiptype, customer_name, customer_email, customer_phone, livemode, created_at, paid_at, refunded_at, refund_state, returned_in_paise, dispute_state, receipt_number, provider, payment_method, under_18, guardian_name, guardian_email';

/** What came in a month in India (`2026-11`) and what went back in it. */
export const paymentMonthSchema = z.object({
  month: z.string(),
  livemode: z.boolean(),
  paid: z.number(),
  received_in_paise: z.number(),
  refunded: z.number(),
  returned_in_paise: z.number(),
});

export type PaymentMonth = z.infer<typeof paymentMonthSchema>;

export const paymentHistoryEntrySchema = z.object({
  happened_at: z.string(),
  kind: z.enum(['order', 'money', 'event', 'mail']),
  detail: z.string(),
  outcome: z.nullable(z.string()),
  /** Of money. */
  amount_in_paise: z.nullable(z.number()),
});

export type PaymentHistoryEntry = z.infer<typeof paymentHistoryEntrySchema>;

export const paymentIssueSchema = z.object({
  kind: z.enum([
    'mismatch',
    'unknown_order',
    'part_refunded',
    'refund_failed',
    'dispute',
    'double',
    'stuck',
    'mail',
  ]),
  id: z.string(),
  happened_at: z.string(),
  subject: z.nullable(z.string()),
  detail: z.string(),
  attempts: z.nullable(z.number()),
  /** In rupees, of a refund or a dispute. */
  amount: z.nullable(z.number()),
  /** When an answer is due. */
  due_at: z.nullable(z.string()),
  /** Of a dispute. */
  provider: z.nullable(z.enum(providerNames)),
  /** Whose order it is about. */
  buyer: z.nullable(z.string()),
});

export type PaymentIssue = z.infer<typeof paymentIssueSchema>;

/** What a bank questions or takes back. */
export const disputeSchema = z.object({
  id: z.string(),
  amount_in_paise: z.number(),
  state: z.enum(disputeStates),
  reason: z.string(),
  answer_by: z.nullable(z.string()),
});

export type Dispute = z.infer<typeof disputeSchema>;
