import * as z from 'zod/mini';
import { limits } from '#src/shared/lib/limits.ts';
import { validation } from '#src/shared/messages/validation.ts';
import { emailSchema, phoneSchema, requiredText } from '#src/shared/schemas/text.ts';

export const customerSchema = z.object({
  customerName: requiredText(validation.fullName, limits.nameMaximum),
  customerEmail: emailSchema,
  customerPhone: phoneSchema,
});

/** What create-payment-order takes (docs/product.md 7.2). `amount` is in whole rupees and only ever compared. */
export const paymentOrderSchema = z.extend(customerSchema, {
  mentorshipType: requiredText(validation.mentorshipType, 64),
  amount: z.int(validation.amount).check(z.positive(validation.amount)),
  /** Joins the order to its stored booking form; a repeated request for it gets the same order. */
  submissionId: z.optional(z.uuid(validation.submission)),
  /** When a live session is to begin, if the buyer has chosen a time before paying. */
  startsAt: z.optional(z.iso.datetime({ offset: true, error: validation.sessionTime })),
  /** Whether the confirmation and the reminders of a session come by WhatsApp too. */
  wantsPhoneMessages: z.optional(z.boolean(validation.phoneMessages)),
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

export const paymentStatuses = ['pending', 'paid', 'failed', 'expired', 'refunded'] as const;

/** What the result page may know of an order: never the customer's details. `amount` is in whole rupees. */
export const paymentSchema = z.object({
  order_id: z.string(),
  amount: z.number(),
  payment_status: z.enum(paymentStatuses),
  mentorshiptype: z.string(),
});

export type PaymentOrder = z.infer<typeof paymentOrderSchema>;
export type PaymentOrderReply = z.infer<typeof paymentOrderReplySchema>;
export type Payment = z.infer<typeof paymentSchema>;
