import type Stripe from 'stripe';
import { newId } from '../ids.ts';

/** What `payment_intent_data` of a session says about the intent that its first attempt creates. */
export type IntentData = Pick<Stripe.PaymentIntent, 'description' | 'metadata'>;

/** The fields of Stripe's payment intent that somebody reads. */
export interface PaymentIntent extends Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'currency' | 'description' | 'livemode' | 'metadata' | 'status'
> {
  latest_charge: string | null;
}

export const newPaymentIntent = (amountInPaise: number, data: IntentData): PaymentIntent => ({
  id: newId.paymentIntent(),
  object: 'payment_intent',
  amount: amountInPaise,
  currency: 'inr',
  description: data.description,
  latest_charge: null,
  livemode: false,
  metadata: data.metadata,
  status: 'requires_payment_method',
});
