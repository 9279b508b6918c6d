import type { DisputeOutcome, DisputeRequest } from '../control.ts';
import { announce, type Account, checkoutOfCharge } from './account.ts';
import type { Charge } from './objects/charge.ts';
import { type Dispute, newDispute } from './objects/dispute.ts';

/** The buyer's bank takes the money of a charge back, or asks about it. */
export function openDispute(
  account: Account,
  charge: Charge,
  { isInquiry = false, reason = 'fraudulent' }: DisputeRequest,
): Dispute {
  const dispute = account.state.disputes.add(newDispute(charge, isInquiry, reason));
  charge.disputed = true;
  tell(account, dispute, 'created');
  if (!isInquiry) tell(account, dispute, 'funds_withdrawn');
  return dispute;
}

/** The shop answers, or the bank decides; false where that cannot follow. */
export function moveDispute(account: Account, dispute: Dispute, outcome: DisputeOutcome): boolean {
  const isInquiry = dispute.status.startsWith('warning_');
  // An answer that is not enough has no state of its own here.
  if (outcome === 'sent back') return false;
  if ((outcome === 'closed') !== isInquiry && outcome !== 'answered') return false;
  if (['won', 'lost', 'warning_closed'].includes(dispute.status)) return false;
  if (outcome === 'answered') {
    dispute.status = isInquiry ? 'warning_under_review' : 'under_review';
    dispute.evidence_details.has_evidence = true;
    dispute.evidence_details.submission_count += 1;
    tell(account, dispute, 'updated');
    return true;
  }
  dispute.status = outcome === 'closed' ? 'warning_closed' : outcome;
  if (outcome === 'won') tell(account, dispute, 'funds_reinstated');
  tell(account, dispute, 'closed');
  return true;
}

type News = 'created' | 'updated' | 'closed' | 'funds_withdrawn' | 'funds_reinstated';

function tell(account: Account, dispute: Dispute, news: News): void {
  const checkout = checkoutOfCharge(account, dispute);
  if (checkout !== undefined) announce(account, checkout, `charge.dispute.${news}`, dispute);
}

/** While one is open, or was lost, the charge cannot be refunded. */
export const preventsRefund = ({ state }: Account, charge: Charge): boolean =>
  state.disputes
    .all()
    .some(
      (one) =>
        one.charge === charge.id && ['needs_response', 'under_review', 'lost'].includes(one.status),
    );
