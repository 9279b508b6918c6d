import type { Account } from '../account.ts';
import { invalidRequest, noSuch } from '../errors.ts';
import { expireCheckout, expireIfDue, type ExpiryWatch, findCheckout } from '../expiry.ts';
import { createdWithin, listParameters, pageOf, pageParameters } from '../lists.ts';
import { optional, required } from '../parameters/fields.ts';
import { hash } from '../parameters/hash-readers.ts';
import { email, oneOf, text } from '../parameters/readers.ts';
import type { Checkout } from '../state.ts';
import { createParameters } from './checkout-session-parameters.ts';
import { newCheckout } from './new-checkout.ts';
import { type ApiRequest, type ApiRoute, apiRoute, idIn } from './route.ts';

export function checkoutSessionRoutes(account: Account, expiry: ExpiryWatch): ApiRoute[] {
  const { state } = account;
  const session = { object: 'checkout.session' } as const;

  return [
    apiRoute({
      method: 'POST',
      pattern: '/v1/checkout/sessions',
      answers: session,
      parameters: createParameters,
      run(parameters) {
        const checkout = state.checkouts.add(newCheckout(account, parameters));
        expiry.watch(checkout);
        return checkout.session;
      },
    }),
    apiRoute({
      method: 'GET',
      pattern: '/v1/checkout/sessions',
      answers: { ...session, list: true },
      parameters: {
        ...listParameters,
        payment_intent: optional(text()),
        status: optional(oneOf('open', 'complete', 'expired')),
        customer_details: optional(hash({ email: required(email) })),
      },
      run({ payment_intent, status, customer_details, created, ...page }) {
        const checkouts = state.checkouts.newestFirst();
        for (const checkout of checkouts) expireIfDue(account, checkout);
        const sessions = checkouts
          .map((checkout) => checkout.session)
          .filter(
            (one) =>
              (payment_intent === undefined || one.payment_intent === payment_intent) &&
              (status === undefined || one.status === status) &&
              (customer_details === undefined ||
                one.customer_details?.email === customer_details.email),
          );
        return pageOf(createdWithin(sessions, created), '/v1/checkout/sessions', page);
      },
    }),
    apiRoute({
      method: 'GET',
      pattern: '/v1/checkout/sessions/:session',
      answers: session,
      parameters: {},
      run: (_, request) => checkoutIn(account, request).session,
    }),
    apiRoute({
      method: 'POST',
      pattern: '/v1/checkout/sessions/:session/expire',
      answers: session,
      parameters: {},
      run(_, request) {
        const checkout = checkoutIn(account, request);
        if (!expireCheckout(account, checkout, request.cause)) {
          throw invalidRequest(
            `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of "${checkout.session.status}".`,
          );
        }
        return checkout.session;
      },
    }),
    apiRoute({
      method: 'GET',
      pattern: '/v1/checkout/sessions/:session/line_items',
      answers: { object: 'item', list: true },
      parameters: pageParameters,
      run(page, request) {
        const { id, lineItems } = checkoutIn(account, request);
        return pageOf(lineItems, `/v1/checkout/sessions/${id}/line_items`, page);
      },
    }),
  ];
}

function checkoutIn(account: Account, request: ApiRequest): Checkout {
  const id = idIn(request, 'session');
  const checkout = findCheckout(account, id);
  if (checkout === undefined) throw noSuch('checkout.session', id, 'session');
  return checkout;
}
