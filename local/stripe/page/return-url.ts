import type Stripe from 'stripe';

/** Where a paid session leads; null when it names no address. */
export const returnUrl = ({ id, success_url: url }: Stripe.Checkout.Session): string | null =>
  url?.replaceAll('{CHECKOUT_SESSION_ID}', id) ?? null;

export function originOf(session: Stripe.Checkout.Session): string {
  const url = returnUrl(session);
  return url === null ? '' : new URL(url).origin;
}
