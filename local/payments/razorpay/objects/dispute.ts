import { secondsNow } from '../../time.ts';
import { newId } from '../ids.ts';
import type { Payment } from './payment.ts';

/** razorpay.com/docs/api/disputes/entity */
export interface Dispute {
  id: string;
  entity: 'dispute';
  amount: number;
  amount_deducted: number;
  created_at: number;
  currency: 'INR';
  payment_id: string;
  /** `retrieval`: the bank only asks. `fraud`: it suspects one, and wants to know more or a refund. */
  phase: 'fraud' | 'retrieval' | 'chargeback';
  reason_code: string;
  respond_by: number;
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
}

const secondsToAnswer = 7 * 24 * 60 * 60;

export const newDispute = (
  payment: Payment,
  given: Pick<Dispute, 'phase' | 'reason_code'>,
): Dispute => {
  const created_at = secondsNow();
  return {
    ...given,
    id: newId.dispute(),
    entity: 'dispute',
    amount: payment.amount,
    // "This amount will be 0 unless the status of dispute is updated to lost."
    amount_deducted: 0,
    created_at,
    currency: payment.currency,
    payment_id: payment.id,
    respond_by: created_at + secondsToAnswer,
    status: 'open',
  };
};
