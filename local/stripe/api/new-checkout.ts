import type { Account } from '../account.ts';
import { invalidRequest } from '../errors.ts';
import { newCheckoutSession } from '../objects/checkout-session.ts';
import { amountOf, newLineItem, type OrderedItem } from '../objects/line-item.ts';
import type { ValuesOf } from '../parameters/fields.ts';
import type { Checkout } from '../state.ts';
import { secondsNow } from '../time.ts';
import { createParameters } from './checkout-session-parameters.ts';

const shortestLife = 30 * 60;
const longestLife = 24 * 60 * 60;
const smallestAmountInPaise = 50;

export function newCheckout(account: Account, given: ValuesOf<typeof createParameters>): Checkout {
  const items = given.line_items.map(({ price_data, quantity, metadata }): OrderedItem => ({
    name: price_data.product_data.name,
    description: price_data.product_data.description ?? null,
    unitAmountInPaise: price_data.unit_amount,
    quantity,
    metadata: metadata ?? {},
  }));
  const intentData = given.payment_intent_data;
  const session = newCheckoutSession({
    baseUrl: account.baseUrl,
    amountInPaise: totalOf(items),
    successUrl: given.success_url,
    cancelUrl: given.cancel_url ?? null,
    expiresAt: checkedExpiry(given.expires_at),
    clientReferenceId: given.client_reference_id ?? null,
    customerEmail: given.customer_email ?? null,
    metadata: given.metadata ?? {},
    locale: given.locale ?? null,
    submitType: given.submit_type ?? null,
    billingAddressCollection: given.billing_address_collection ?? null,
    collectPhone: given.phone_number_collection?.enabled ?? false,
    submitMessage: given.custom_text?.submit?.message ?? null,
    allowedMethods: given.allowed_payment_method_types ?? null,
  });
  return {
    id: session.id,
    session,
    items,
    lineItems: items.map(newLineItem),
    intentData: {
      description: intentData?.description ?? null,
      metadata: intentData?.metadata ?? {},
      receiptEmail: intentData?.receipt_email ?? null,
      statementDescriptor: intentData?.statement_descriptor ?? null,
      statementDescriptorSuffix: intentData?.statement_descriptor_suffix ?? null,
    },
    attempt: null,
  };
}

function totalOf(items: OrderedItem[]): number {
  const total = items.reduce((sum, item) => sum + amountOf(item), 0);
  if (total < smallestAmountInPaise) {
    throw invalidRequest(
      "The Checkout Session's total amount due must add up to at least ₹0.50 inr",
      undefined,
      'amount_too_small',
    );
  }
  return total;
}

/** Stripe measures from its own clock at creation, so exactly 30 minutes from the caller's is too short. */
function checkedExpiry(expiresAt: number | undefined): number {
  const now = secondsNow();
  const expiry = expiresAt ?? now + longestLife;
  if (expiry < now + shortestLife) {
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    );
  }
  if (expiry > now + longestLife) {
    throw invalidRequest(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
  return expiry;
}
