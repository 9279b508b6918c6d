import * as z from 'zod/mini';
import type { CheckoutSession } from '../facts.ts';
import { isLive } from './client.ts';

/** What Razorpay keeps with a link, an order or a refund for us; for nothing at all it sends an empty list. */
export const notesSchema = z.catch(z.object({ order_id: z.optional(z.string()) }), {});

const paymentsSchema = z.array(z.object({ payment_id: z.string(), status: z.string() }));

export const linkSchema = z.object({
  id: z.string(),
  status: z.enum(['created', 'partially_paid', 'paid', 'cancelled', 'expired']),
  amount: z.int(),
  amount_paid: z.int(),
  currency: z.string(),
  /** Only ours have to have one. */
  reference_id: z.nullish(z.string()),
  short_url: z.string(),
  /** Null of an unpaid one, and empty in a list. */
  payments: z.catch(z.nullish(paymentsSchema), null),
});

export type Link = z.infer<typeof linkSchema>;

/** The states are those of razorpay.com/docs/payments/payment-links/states. */
const outcomes: Record<Link['status'], CheckoutSession['outcome']> = {
  created: 'open',
  // Our links take no part of an amount.
  partially_paid: 'open',
  paid: 'paid',
  cancelled: 'expired',
  expired: 'expired',
};

/** The one place that reads a state from a link; `paymentId` is known of a paid one. */
export const sessionOf = (
  link: Link,
  paymentId: string | null = paymentOf(link),
): CheckoutSession => ({
  outcome: outcomes[link.status],
  orderId: link.reference_id ?? null,
  sessionId: link.id,
  paymentId,
  amountInPaise: link.status === 'paid' ? link.amount_paid : link.amount,
  currency: link.currency.toLowerCase(),
  livemode: isLive(),
  url: link.status === 'created' ? link.short_url : null,
});

/** Of the attempts to pay the one that brought money, also when it went back since. */
const paymentOf = ({ payments }: Link): string | null =>
  payments?.find(({ status }) => status === 'captured' || status === 'refunded')?.payment_id ??
  null;
