import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import type { PaymentIntent } from './payment-intent.ts';

/** How a payment was made. */
export type Method =
  | { type: 'card'; card: Pick<Stripe.Charge.PaymentMethodDetails.Card, 'brand' | 'last4'> }
  | { type: 'upi'; upi: Pick<Stripe.Charge.PaymentMethodDetails.Upi, 'vpa'> };

/** The fields of Stripe's charge that somebody reads. */
export interface Charge extends Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_refunded'
  | 'currency'
  | 'disputed'
  | 'livemode'
  | 'metadata'
  | 'refunded'
> {
  payment_intent: string;
  payment_method_details: Method;
}

export const newCharge = (intent: PaymentIntent, method: Method): Charge => ({
  id: newId.charge(),
  object: 'charge',
  amount: intent.amount,
  amount_refunded: 0,
  currency: intent.currency,
  disputed: false,
  livemode: false,
  metadata: intent.metadata,
  payment_intent: intent.id,
  payment_method_details: method,
  refunded: false,
});
