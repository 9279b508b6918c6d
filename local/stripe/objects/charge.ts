import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import type { MethodUsed } from '../methods.ts';
import { secondsNow } from '../time.ts';

export interface Payer {
  email: string;
  /** UPI does not ask for one. */
  name: string | null;
}

interface NewCharge {
  baseUrl: string;
  businessName: string;
  intent: Stripe.PaymentIntent;
  payer: Payer;
  method: MethodUsed;
  authenticated: boolean;
}

const statementLength = 22;

/** A charge that the bank has not answered yet. */
export function newCharge(given: NewCharge): Stripe.Charge {
  const { intent, payer } = given;
  const id = newId.charge();
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: {
      address: null,
      email: payer.email,
      name: payer.name,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: given.businessName.toUpperCase().slice(0, statementLength),
    captured: false,
    created: secondsNow(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: newId.paymentMethod(),
    payment_method_details: methodDetails(given.method, intent.amount, given.authenticated),
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: `${given.baseUrl}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: 'pending',
    transfer_data: null,
    transfer_group: null,
  };
}

function methodDetails(
  method: MethodUsed,
  amount: number,
  authenticated: boolean,
): Stripe.Charge.PaymentMethodDetails {
  if (method.type === 'upi') return { type: 'upi', upi: { vpa: method.vpa } };
  return {
    type: 'card',
    card: {
      amount_authorized: amount,
      authorization_code: null,
      brand: method.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: 'pass',
      },
      country: method.country,
      electronic_commerce_indicator: null,
      exp_month: method.expiryMonth,
      exp_year: method.expiryYear,
      funding: 'credit',
      installments: null,
      last4: method.last4,
      mandate: null,
      network: method.brand,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: authenticated ? passedChallenge : null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}

const passedChallenge: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
};
