import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { environment } from '../../site/env.ts';
import { logProblem } from '../../site/log.ts';
import { type News, type PaymentEvent, SignatureRefused } from '../facts.ts';
import { disputeSchema, factOfDispute } from './disputes.ts';
import { linkSchema, sessionOf } from './link-state.ts';
import { factOfRefund, refundSchema } from './refunds.ts';

/** What the webhook of an account has to send (Razorpay: Account & Settings, Webhooks); others are not read. */
export const webhookEvents = [
  'payment_link.paid',
  'payment_link.cancelled',
  'payment_link.expired',
  'refund.created',
  'refund.processed',
  'refund.failed',
  'payment.dispute.created',
  'payment.dispute.under_review',
  'payment.dispute.action_required',
  'payment.dispute.won',
  'payment.dispute.lost',
  'payment.dispute.closed',
];

const entity = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.optional(z.object({ entity: schema }));

const namedSchema = z.object({ event: z.string() });

const eventSchema = z.object({
  event: z.string(),
  created_at: z.int(),
  payload: z.object({
    payment_link: entity(linkSchema),
    payment: entity(z.object({ id: z.string() })),
    refund: entity(refundSchema),
    dispute: entity(disputeSchema),
  }),
});

type Event = z.infer<typeof eventSchema>;

/**
 * The event in a webhook request, or null when it is of a kind that changes no order. The signature is over the raw body
 * (razorpay.com/docs/webhooks/validate-test). Throws SignatureRefused.
 */
export function readWebhook(body: Uint8Array, headers: Headers): PaymentEvent | null {
  if (!isSigned(body, headers.get('x-razorpay-signature') ?? '')) throw new SignatureRefused();
  const json: unknown = JSON.parse(Buffer.from(body).toString());
  const { data: named } = namedSchema.safeParse(json);
  if (!named || !webhookEvents.includes(named.event)) return null;
  const { data: event } = eventSchema.safeParse(json);
  const news = event ? newsOf(event) : null;
  // Not a failure: what is never accepted makes Razorpay switch the webhook off after a day (docs/webhooks/best-practices).
  if (news === null) {
    logProblem('razorpay-webhook', `${named.event} cannot be read`);
    return null;
  }
  // The same for every attempt to deliver it (docs/webhooks/validate-test, "Idempotency").
  const id = headers.get('x-razorpay-event-id') || createHash('sha256').update(body).digest('hex');
  return { ...news, id, type: named.event };
}

function isSigned(body: Uint8Array, signature: string): boolean {
  const secret = environment().RAZORPAY_WEBHOOK_SECRET ?? '';
  const expected = Buffer.from(createHmac('sha256', secret).update(body).digest('hex'));
  const given = Buffer.from(signature);
  return secret !== '' && given.length === expected.length && timingSafeEqual(given, expected);
}

function newsOf({ event, created_at, payload }: Event): News | null {
  const { payment_link, payment, refund, dispute } = payload;
  if (event.startsWith('payment_link.') && payment_link) {
    return { about: 'payment', fact: sessionOf(payment_link.entity, payment?.entity.id) };
  }
  if (event.startsWith('refund.') && refund) {
    return { about: 'refund', fact: factOfRefund(refund.entity) };
  }
  if (event.startsWith('payment.dispute.') && dispute) {
    return { about: 'dispute', fact: factOfDispute(dispute.entity, created_at) };
  }
  return null;
}
