import type { Account } from '../account.ts';
import { invalidRequest } from '../errors.ts';
import { newCheckoutSession } from '../objects/checkout-session.ts';
import type { ValuesOf } from '../parameters/fields.ts';
import type { Checkout } from '../state.ts';
import { methodTypes } from '../test-methods.ts';
import { secondsNow } from '../../time.ts';
import type { createParameters } from './checkout-session-parameters.ts';

const shortestLife = 30 * 60;
const longestLife = 24 * 60 * 60;
const smallestAmountInPaise = 50;

export function newCheckout(account: Account, given: ValuesOf<typeof createParameters>): Checkout {
  const items = given.line_items.map(({ price_data, quantity }) => ({
    name: price_data.product_data.name,
    description: price_data.product_data.description ?? null,
    amountInPaise: price_data.unit_amount * quantity,
  }));
  const amountInPaise = items.reduce((sum, item) => sum + item.amountInPaise, 0);
  checkAmount(amountInPaise);
  checkExpiry(given.expires_at);
  const session = newCheckoutSession(account.baseUrl, {
    allowed_payment_method_types: given.allowed_payment_method_types,
    amount_total: amountInPaise,
    cancel_url: given.cancel_url,
    client_reference_id: given.client_reference_id,
    customer_email: given.customer_email,
    expires_at: given.expires_at,
    metadata: given.metadata,
    // The page has an order of its own.
    payment_method_types: methodTypes.filter((type) =>
      given.allowed_payment_method_types.includes(type),
    ),
    success_url: given.success_url,
  });
  return { id: session.id, session, items, intentData: given.payment_intent_data, method: null };
}

function checkAmount(amountInPaise: number): void {
  if (amountInPaise >= smallestAmountInPaise) return;
  throw invalidRequest(
    "The Checkout Session's total amount due must add up to at least ₹0.50 inr",
    undefined,
    'amount_too_small',
  );
}

/** Stripe measures from its own clock at creation, so exactly 30 minutes from the caller's is too short. */
function checkExpiry(expiresAt: number): void {
  const life = expiresAt - secondsNow();
  if (life < shortestLife) {
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    );
  }
  if (life > longestLife) {
    throw invalidRequest(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
}
