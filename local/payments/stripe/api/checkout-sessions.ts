import type { Account } from '../account.ts';
import { invalidRequest, noSuch } from '../errors.ts';
import { expireCheckout, type ExpiryWatch, findCheckout } from '../expiry.ts';
import type { Checkout } from '../state.ts';
import { createParameters } from './checkout-session-parameters.ts';
import { newCheckout } from './new-checkout.ts';
import { type ApiRoute, apiRoute } from './route.ts';

export const checkoutSessionRoutes = (account: Account, expiry: ExpiryWatch): ApiRoute[] => [
  apiRoute({
    method: 'POST',
    pattern: '/v1/checkout/sessions',
    parameters: createParameters,
    run(parameters) {
      const checkout = account.state.checkouts.add(newCheckout(account, parameters));
      expiry.watch(checkout);
      return checkout.session;
    },
  }),
  apiRoute({
    method: 'GET',
    pattern: '/v1/checkout/sessions/:session',
    expandable: ['payment_intent', 'payment_intent.latest_charge'],
    parameters: {},
    run: (_, id) => checkoutOf(account, id).session,
  }),
  apiRoute({
    method: 'POST',
    pattern: '/v1/checkout/sessions/:session/expire',
    parameters: {},
    run(_, id) {
      const checkout = checkoutOf(account, id);
      if (!expireCheckout(account, checkout)) {
        throw invalidRequest(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of "${checkout.session.status}".`,
        );
      }
      return checkout.session;
    },
  }),
];

function checkoutOf(account: Account, id: string): Checkout {
  const checkout = findCheckout(account, id);
  if (checkout === undefined) throw noSuch('checkout.session', id, 'session');
  return checkout;
}
