import type { DisputeOutcome, DisputeRequest } from '../control.ts';
import { type Account, announce, linkOfPayment } from './account.ts';
import { type Dispute, newDispute } from './objects/dispute.ts';
import type { Payment } from './objects/payment.ts';

/** The buyer's bank asks about a payment, or wants its money back. */
export function openDispute(
  account: Account,
  payment: Payment,
  { isInquiry = false, reason = 'chargeback' }: DisputeRequest,
): Dispute {
  const phase = isInquiry ? 'retrieval' : 'chargeback';
  const dispute = account.state.disputes.add(newDispute(payment, { phase, reason_code: reason }));
  tell(account, dispute, 'created');
  return dispute;
}

const over: readonly Dispute['status'][] = ['won', 'lost', 'closed'];

/** The shop answers, or the bank decides; false where that cannot follow (razorpay.com/docs/payments/disputes, "Dispute States"). */
export function moveDispute(account: Account, dispute: Dispute, outcome: DisputeOutcome): boolean {
  const isChargeback = dispute.phase === 'chargeback';
  if (over.includes(dispute.status)) return false;
  switch (outcome) {
    case 'answered':
      dispute.status = 'under_review';
      tell(account, dispute, 'under_review');
      return true;
    case 'sent back':
      if (dispute.status !== 'under_review') return false;
      dispute.status = 'open';
      tell(account, dispute, 'action_required');
      return true;
    default:
      if ((outcome === 'closed') === isChargeback) return false;
      dispute.status = outcome;
      if (outcome === 'lost') dispute.amount_deducted = dispute.amount;
      tell(account, dispute, outcome);
      return true;
  }
}

type News = 'created' | 'under_review' | 'action_required' | 'won' | 'lost' | 'closed';

function tell(account: Account, dispute: Dispute, news: News): void {
  const link = linkOfPayment(account, dispute.payment_id);
  const payment = account.state.payments.get(dispute.payment_id);
  if (link) announce(account, link, `payment.dispute.${news}`, { payment, dispute });
}

/** While a chargeback is open, or was lost, the payment cannot be refunded: the bank gives the money back. */
export const preventsRefund = ({ state }: Account, payment: Payment): boolean =>
  state.disputes
    .all()
    .some(
      ({ payment_id, phase, status }) =>
        payment_id === payment.id &&
        phase === 'chargeback' &&
        ['open', 'under_review', 'lost'].includes(status),
    );
