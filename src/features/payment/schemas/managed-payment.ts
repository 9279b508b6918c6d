import * as z from 'zod/mini';
import { paymentStatuses } from './order.ts';

export type PaymentStatus = (typeof paymentStatuses)[number];

/** An order as an admin sees it. `amount` is in whole rupees. */
export const managedPaymentSchema = z.object({
  order_id: z.string(),
  amount: z.number(),
  payment_status: z.enum(paymentStatuses),
  mentorshiptype: z.string(),
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string(),
  livemode: z.nullable(z.boolean()),
  created_at: z.string(),
  paid_at: z.nullable(z.string()),
  refunded_at: z.nullable(z.string()),
  receipt_number: z.nullable(z.string()),
  payment_method: z.nullable(z.string()),
});

export type ManagedPayment = z.infer<typeof managedPaymentSchema>;

export const managedPaymentColumns =
  'order_id, amount, payment_status, mentorshiptype, customer_name, customer_email, customer_phone, livemode, created_at, paid_at, refunded_at, receipt_number, payment_method';

/** What came in a month in India (`2026-11`) and what went back in it, in whole rupees. */
export const paymentMonthSchema = z.object({
  month: z.string(),
  livemode: z.boolean(),
  paid: z.number(),
  received_rupees: z.number(),
  refunded: z.number(),
  returned_rupees: z.number(),
});

export type PaymentMonth = z.infer<typeof paymentMonthSchema>;

export const paymentHistoryEntrySchema = z.object({
  happened_at: z.string(),
  kind: z.enum(['order', 'money', 'event', 'mail']),
  detail: z.string(),
  outcome: z.nullable(z.string()),
});

export type PaymentHistoryEntry = z.infer<typeof paymentHistoryEntrySchema>;

export const paymentIssueSchema = z.object({
  kind: z.enum(['mismatch', 'unknown_order', 'double', 'stuck', 'mail']),
  id: z.string(),
  happened_at: z.string(),
  subject: z.nullable(z.string()),
  detail: z.string(),
  attempts: z.nullable(z.number()),
});

export type PaymentIssue = z.infer<typeof paymentIssueSchema>;
