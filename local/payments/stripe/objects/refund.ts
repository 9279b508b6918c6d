import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { secondsNow } from '../../time.ts';
import type { Charge } from './charge.ts';

/** The fields of Stripe's refund that somebody reads. */
export interface Refund extends Pick<
  Stripe.Refund,
  | 'id'
  | 'object'
  | 'amount'
  | 'created'
  | 'currency'
  | 'failure_reason'
  | 'metadata'
  | 'payment_intent'
  | 'reason'
> {
  charge: string;
  status: 'pending' | 'succeeded' | 'failed' | 'canceled';
}

export const newRefund = (
  charge: Charge,
  given: Pick<Refund, 'amount' | 'metadata' | 'reason' | 'status'>,
): Refund => ({
  id: newId.refund(),
  object: 'refund',
  charge: charge.id,
  created: secondsNow(),
  currency: charge.currency,
  payment_intent: charge.payment_intent,
  ...given,
});
