import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import type { Decline } from '../bank-answer.ts';
import type { MethodUsed } from '../methods.ts';
import { secondsNow } from '../time.ts';

/** What `payment_intent_data` of a session says about the intent that its first attempt creates. */
export interface IntentData {
  description: string | null;
  metadata: Stripe.Metadata;
  receiptEmail: string | null;
  statementDescriptor: string | null;
  statementDescriptorSuffix: string | null;
}

export function newPaymentIntent(
  amountInPaise: number,
  methodTypes: string[],
  data: IntentData,
): Stripe.PaymentIntent {
  const id = newId.paymentIntent();
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: amountInPaise,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { allow_redirects: 'always', enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newId.secret()}`,
    confirmation_method: 'automatic',
    created: secondsNow(),
    currency: 'inr',
    customer: null,
    customer_account: null,
    description: data.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: data.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: methodTypes,
    payment_record: null,
    processing: null,
    receipt_email: data.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: data.statementDescriptor,
    statement_descriptor_suffix: data.statementDescriptorSuffix,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

export const paymentError = (
  method: MethodUsed,
  decline: Decline,
  charge: string | undefined,
): Stripe.PaymentIntent.LastPaymentError => ({
  ...(charge !== undefined && { charge }),
  code: decline.code,
  ...(decline.code === 'card_declined' && { decline_code: decline.declineCode }),
  message: decline.message,
  payment_method_type: method.type,
  type: method.type === 'card' ? 'card_error' : 'invalid_request_error',
});
