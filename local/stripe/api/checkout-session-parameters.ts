import type Stripe from 'stripe';
import { methodTypes } from '../methods.ts';
import { optional, required, type Field } from '../parameters/fields.ts';
import { hash, metadata } from '../parameters/hash-readers.ts';
import { email, flag, integer, list, oneOf, text, url } from '../parameters/readers.ts';

/** Only parameters that the SDK's types know: one that Stripe drops fails the type check here. */
type Spoken<Parameters> = { [Name in keyof Parameters]?: Field<unknown> };

/** Stripe takes amounts of up to eight digits. */
const largestAmountInPaise = 99_999_999;

const productData = {
  name: required(text({ max: 1500 })),
  description: optional(text()),
  images: optional(list(url)),
  metadata: optional(metadata),
} satisfies Spoken<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.ProductData>;

const priceData = {
  currency: required(oneOf('inr')),
  unit_amount: required(integer({ max: largestAmountInPaise })),
  product_data: required(hash(productData)),
} satisfies Spoken<Stripe.Checkout.SessionCreateParams.LineItem.PriceData>;

const lineItem = {
  price_data: required(hash(priceData)),
  quantity: required(integer({ min: 1, max: 999_999 })),
  metadata: optional(metadata),
} satisfies Spoken<Stripe.Checkout.SessionCreateParams.LineItem>;

const paymentIntentData = {
  description: optional(text({ max: 1000 })),
  metadata: optional(metadata),
  receipt_email: optional(email),
  statement_descriptor: optional(text({ max: 22 })),
  statement_descriptor_suffix: optional(text({ max: 22 })),
} satisfies Spoken<Stripe.Checkout.SessionCreateParams.PaymentIntentData>;

const locales = ['auto', 'en', 'en-GB', 'hi-IN'] as const;

export const createParameters = {
  mode: required(oneOf('payment')),
  line_items: required(list(hash(lineItem))),
  success_url: required(url),
  cancel_url: optional(url),
  client_reference_id: optional(text({ max: 200 })),
  customer_email: optional(email),
  expires_at: optional(integer()),
  metadata: optional(metadata),
  payment_intent_data: optional(hash(paymentIntentData)),
  ui_mode: optional(oneOf('hosted_page')),
  allowed_payment_method_types: optional(list(oneOf(...methodTypes))),
  submit_type: optional(oneOf('auto', 'pay', 'book')),
  locale: optional(oneOf(...locales)),
  billing_address_collection: optional(oneOf('auto', 'required')),
  phone_number_collection: optional(hash({ enabled: required(flag) })),
  customer_creation: optional(oneOf('if_required')),
  custom_text: optional(
    hash({ submit: optional(hash({ message: required(text({ max: 1200 })) })) }),
  ),
} satisfies Spoken<Stripe.Checkout.SessionCreateParams>;
