import { secondsNow } from '../../time.ts';
import { newId } from '../ids.ts';
import type { Payment } from './payment.ts';
import type { Notes } from './payment-link.ts';

/** razorpay.com/docs/api/refunds/entity */
export interface Refund {
  id: string;
  entity: 'refund';
  amount: number;
  acquirer_data: { arn: null };
  batch_id: null;
  created_at: number;
  currency: 'INR';
  notes: Notes | [];
  payment_id: string;
  receipt: string | null;
  speed_processed: 'normal';
  speed_requested: 'normal';
  status: 'pending' | 'processed' | 'failed';
}

export const newRefund = (
  payment: Payment,
  given: Pick<Refund, 'amount' | 'notes' | 'receipt' | 'status'>,
): Refund => ({
  id: newId.refund(),
  entity: 'refund',
  acquirer_data: { arn: null },
  batch_id: null,
  created_at: secondsNow(),
  currency: payment.currency,
  payment_id: payment.id,
  speed_processed: 'normal',
  speed_requested: 'normal',
  ...given,
});
