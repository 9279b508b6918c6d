import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { secondsNow } from '../time.ts';
import type { Charge } from './charge.ts';

/** The fields of Stripe's refund that somebody reads. */
export type Refund = Pick<
  Stripe.Refund,
  | 'id'
  | 'object'
  | 'amount'
  | 'charge'
  | 'created'
  | 'currency'
  | 'metadata'
  | 'payment_intent'
  | 'reason'
  | 'status'
>;

export const newRefund = (
  charge: Charge,
  given: Pick<Refund, 'amount' | 'metadata' | 'reason'>,
): Refund => ({
  id: newId.refund(),
  object: 'refund',
  charge: charge.id,
  created: secondsNow(),
  currency: charge.currency,
  payment_intent: charge.payment_intent,
  status: 'succeeded',
  ...given,
});
