import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { secondsNow } from '../../time.ts';
import type { Charge } from './charge.ts';

/** The fields of Stripe's dispute that somebody reads. */
export interface Dispute extends Pick<
  Stripe.Dispute,
  | 'id'
  | 'object'
  | 'amount'
  | 'created'
  | 'currency'
  | 'is_charge_refundable'
  | 'livemode'
  | 'reason'
> {
  charge: string;
  evidence_details: Pick<
    Stripe.Dispute.EvidenceDetails,
    'due_by' | 'has_evidence' | 'past_due' | 'submission_count'
  >;
  payment_intent: string;
  status: 'needs_response' | 'under_review' | 'won' | 'lost' | `warning_${Warning}`;
}

type Warning = 'needs_response' | 'under_review' | 'closed';

const secondsToAnswer = 14 * 24 * 60 * 60;

/** An inquiry takes no money, and the charge can still be refunded (docs.stripe.com/disputes/how-disputes-work). */
export function newDispute(charge: Charge, isInquiry: boolean, reason: string): Dispute {
  const created = secondsNow();
  return {
    id: newId.dispute(),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created,
    currency: charge.currency,
    evidence_details: {
      due_by: created + secondsToAnswer,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: isInquiry,
    livemode: false,
    payment_intent: charge.payment_intent,
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
}
