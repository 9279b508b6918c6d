import * as z from 'zod/mini';
import type { DisputeFact } from '../facts.ts';
import { isoOf, secondsOf } from '../unix-time.ts';
import { isLive } from './client.ts';
import { listSince } from './list-since.ts';

export const disputeSchema = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  currency: z.string(),
  reason_code: z.nullish(z.string()),
  respond_by: z.nullish(z.int()),
  phase: z.nullish(z.string()),
  status: z.string(),
});

type Dispute = z.infer<typeof disputeSchema>;

/** The one place that reads a state from a dispute (razorpay.com/docs/api/disputes/entity). */
export const factOfDispute = (dispute: Dispute, toldAtSeconds: number): DisputeFact => ({
  disputeId: dispute.id,
  orderId: null,
  paymentId: dispute.payment_id,
  state: stateOf(dispute),
  reason: reasonOf(dispute),
  answerBy: dispute.respond_by ? isoOf(dispute.respond_by) : null,
  toldAt: isoOf(toldAtSeconds),
  amountInPaise: dispute.amount,
  currency: dispute.currency.toLowerCase(),
  livemode: isLive(),
});

const states: Record<string, DisputeFact['state']> = {
  under_review: 'answered',
  won: 'won',
  lost: 'lost',
  closed: 'closed',
};

/** A bank only asks in these phases (razorpay.com/docs/payments/disputes, "Dispute Phases"). */
const askingPhases = ['fraud', 'retrieval'];

const stateOf = ({ status, phase }: Dispute): DisputeFact['state'] =>
  states[status] ?? (askingPhases.includes(phase ?? '') ? 'inquiry' : 'open');

/** The codes have no list in the documents; their words tell. */
const reasons: [RegExp, DisputeFact['reason']][] = [
  [/fraud|unauthori[sz]ed/, 'fraud'],
  [/not_recogni[sz]ed|unrecogni[sz]ed/, 'not_recognised'],
  [/not_(received|provided|delivered)/, 'not_received'],
  [/not_as_described|defective/, 'not_as_described'],
  [/duplicate/, 'duplicate'],
  [/credit_not_processed|refund_not/, 'refund_missing'],
  [/cancel/, 'cancelled'],
];

function reasonOf({ reason_code, phase }: Dispute): DisputeFact['reason'] {
  const words = `${reason_code ?? ''} ${phase ?? ''}`;
  return reasons.find(([pattern]) => pattern.test(words))?.[1] ?? 'other';
}

/** The disputes that were opened since that moment, as they are now, the latest first (docs/api/disputes/fetch-all). Throws ProviderError. */
export async function listDisputesSince(moment: Date): Promise<DisputeFact[]> {
  const askedAtSeconds = secondsOf(new Date());
  const disputes = await listSince('/disputes', disputeSchema, moment);
  return disputes.map((dispute) => factOfDispute(dispute, askedAtSeconds));
}
