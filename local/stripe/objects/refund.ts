import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { secondsNow } from '../time.ts';

export interface RefundRequest {
  amountInPaise: number;
  reason: Stripe.Refund.Reason | null;
  metadata: Stripe.Metadata;
}

export const newRefund = (charge: Stripe.Charge, request: RefundRequest): Stripe.Refund => ({
  id: newId.refund(),
  object: 'refund',
  amount: request.amountInPaise,
  balance_transaction: null,
  charge: charge.id,
  created: secondsNow(),
  currency: charge.currency,
  customer: null,
  customer_account: null,
  ...(charge.payment_method_details?.type === 'card' && {
    destination_details: {
      type: 'card',
      card: { reference_status: 'pending', type: 'refund' as const },
    },
  }),
  metadata: request.metadata,
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  reason: request.reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});
