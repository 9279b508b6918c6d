import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { methodTypes, type MethodUsed } from '../methods.ts';
import { secondsNow } from '../time.ts';
import type { Payer } from './charge.ts';

export interface NewCheckoutSession {
  baseUrl: string;
  amountInPaise: number;
  successUrl: string;
  cancelUrl: string | null;
  expiresAt: number;
  clientReferenceId: string | null;
  customerEmail: string | null;
  metadata: Stripe.Metadata;
  locale: Stripe.Checkout.Session.Locale | null;
  submitType: Stripe.Checkout.Session.SubmitType | null;
  billingAddressCollection: Stripe.Checkout.Session.BillingAddressCollection | null;
  collectPhone: boolean;
  submitMessage: string | null;
  /** Null: all that the account takes. */
  allowedMethods: MethodUsed['type'][] | null;
}

export function newCheckoutSession(given: NewCheckoutSession): Stripe.Checkout.Session {
  const id = newId.checkoutSession();
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: given.allowedMethods,
    amount_subtotal: given.amountInPaise,
    amount_total: given.amountInPaise,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: given.billingAddressCollection,
    cancel_url: given.cancelUrl,
    client_reference_id: given.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: secondsNow(),
    currency: 'inr',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: given.submitMessage === null ? null : { message: given.submitMessage },
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details:
      given.customerEmail === null
        ? null
        : customerDetails({ email: given.customerEmail, name: null }),
    customer_email: given.customerEmail,
    discounts: [],
    expires_at: given.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: {
      enabled: false,
      invoice_data: {
        account_tax_ids: null,
        custom_fields: null,
        description: null,
        footer: null,
        issuer: null,
        metadata: {},
        rendering_options: null,
      },
    },
    livemode: false,
    locale: given.locale,
    managed_payments: { enabled: false },
    metadata: given.metadata,
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: methodTypes.filter(
      (type) => given.allowedMethods?.includes(type) ?? true,
    ),
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: given.collectPhone },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: given.submitType,
    subscription: null,
    success_url: given.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${given.baseUrl}/pay/${id}`,
    wallet_options: null,
  };
}

export const customerDetails = (payer: Payer): Stripe.Checkout.Session.CustomerDetails => ({
  address: null,
  business_name: null,
  email: payer.email,
  individual_name: null,
  name: payer.name,
  phone: null,
  tax_exempt: 'none',
  tax_ids: null,
});
