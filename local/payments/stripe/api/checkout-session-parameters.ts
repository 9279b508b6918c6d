import type Stripe from 'stripe';
import { optional, required, type Field } from '../parameters/fields.ts';
import { hash, metadata } from '../parameters/hash-readers.ts';
import { email, integer, list, oneOf, text, url } from '../parameters/readers.ts';
import { methodTypes } from '../test-methods.ts';

// What the product sends, and nothing else; what it always sends is required, also where Stripe could do without.

/** Only parameters that the SDK's types know: one that Stripe drops fails the type check here. */
type Spoken<Parameters> = { [Name in keyof Parameters]?: Field<unknown> };

/** Stripe takes amounts of up to eight digits. */
const largestAmountInPaise = 99_999_999;

const productData = {
  name: required(text({ max: 1500 })),
  description: optional(text()),
} satisfies Spoken<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.ProductData>;

const priceData = {
  currency: required(oneOf('inr')),
  unit_amount: required(integer({ max: largestAmountInPaise })),
  product_data: required(hash(productData)),
} satisfies Spoken<Stripe.Checkout.SessionCreateParams.LineItem.PriceData>;

const lineItem = {
  price_data: required(hash(priceData)),
  quantity: required(integer({ min: 1, max: 999_999 })),
} satisfies Spoken<Stripe.Checkout.SessionCreateParams.LineItem>;

const paymentIntentData = {
  description: required(text({ max: 1000 })),
  metadata: required(metadata),
} satisfies Spoken<Stripe.Checkout.SessionCreateParams.PaymentIntentData>;

export const createParameters = {
  mode: required(oneOf('payment')),
  line_items: required(list(hash(lineItem))),
  success_url: required(url),
  cancel_url: required(url),
  client_reference_id: required(text({ max: 200 })),
  customer_email: required(email),
  expires_at: required(integer()),
  metadata: required(metadata),
  payment_intent_data: required(hash(paymentIntentData)),
  allowed_payment_method_types: required(list(oneOf(...methodTypes))),
  billing_address_collection: optional(oneOf('auto', 'required')),
} satisfies Spoken<Stripe.Checkout.SessionCreateParams>;
