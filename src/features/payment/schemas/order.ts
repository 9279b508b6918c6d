import * as z from 'zod/mini';
import {
  guardianFields,
  guardianHasAgreed,
  guardianSchema,
} from '#src/features/legal/schemas/guardian.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { validation } from '#src/shared/messages/validation.ts';
import { daySchema, momentSchema } from '#src/shared/schemas/moment.ts';
import { emailSchema, phoneNumber, requiredText } from '#src/shared/schemas/text.ts';

const customerSchema = z.object({
  customerName: requiredText(validation.fullName, limits.nameMaximum),
  customerEmail: emailSchema,
  customerPhone: phoneNumber(),
});

/** The form of /payment. An order with a booking form takes the parent or guardian from there. */
export const payerSchema = z.extend(customerSchema, guardianFields).check(guardianHasAgreed);

/** What create-payment-order takes (docs/product.md 7.2). `amount` is in whole rupees and only ever compared. */
export const paymentOrderSchema = z.extend(customerSchema, {
  mentorshipType: requiredText(validation.mentorshipType, 64),
  amount: z.int(validation.amount).check(z.positive(validation.amount)),
  /** Joins the order to its stored booking form; a repeated request for it gets the same order. */
  submissionId: z.optional(z.uuid(validation.submission)),
  /** When a live session is to begin, if the buyer has chosen a time before paying. */
  startsAt: z.optional(momentSchema(validation.sessionTime)),
  /** Which privacy notice the buyer read who wants the confirmation and the reminders by WhatsApp too; absent: does not. */
  phoneMessagesNotice: z.optional(daySchema(validation.phoneMessages)),
  /** For a student under 18 who has no booking form; absent: the buyer is an adult. */
  guardian: z.optional(guardianSchema),
  /** A secret that the browser makes. A request with the same secret gets the same open order; others do not. */
  buyerKey: z.optional(z.uuid(validation.buyerKey)),
  /** The buyer was asked about an earlier payment for the same and wants it again. */
  payAgain: z.optional(z.boolean(validation.payAgain)),
});

/** What create-payment-order answers: `paymentSessionId` and `orderId` name the order, `checkoutUrl` is where to go. */
export const paymentOrderReplySchema = z.object({
  paymentSessionId: z.string().check(z.minLength(1)),
  orderId: z.string().check(z.minLength(1)),
  checkoutUrl: z.url(),
  /** Until when the chosen time is kept for this order, as an ISO 8601 text. */
  heldUntil: z.optional(z.iso.datetime()),
});

export const refundStates = ['pending', 'done', 'failed'] as const;

export const paymentStatuses = ['pending', 'paid', 'failed', 'expired', 'refunded'] as const;

/** What the result page may know of an order: never the customer's details. `amount` is in whole rupees. */
export const paymentSchema = z.object({
  order_id: z.string(),
  amount: z.number(),
  payment_status: z.enum(paymentStatuses),
  mentorshiptype: z.string(),
  paid_at: z.nullable(z.string()),
  /** Of the latest refund: `pending` is on its way, and of an order that counts as paid `failed` came back to us. */
  refund_state: z.nullable(z.enum(refundStates)),
  /** What of the amount has gone back, or is on its way. */
  returned_in_paise: z.number(),
});

export type PaymentOrder = z.infer<typeof paymentOrderSchema>;
export type PaymentOrderReply = z.infer<typeof paymentOrderReplySchema>;
export type Payment = z.infer<typeof paymentSchema>;
