import type { Account } from '../account.ts';
import { noSuch } from '../errors.ts';
import { createdWithin, listParameters, pageOf } from '../lists.ts';
import { optional } from '../parameters/fields.ts';
import { text } from '../parameters/readers.ts';
import { apiRoute, idIn, type ApiRoute } from './route.ts';

export function paymentRoutes({ state }: Account): ApiRoute[] {
  return [
    apiRoute({
      method: 'GET',
      pattern: '/v1/payment_intents/:intent',
      answers: { object: 'payment_intent' },
      parameters: {},
      run(_, request) {
        const id = idIn(request, 'intent');
        const intent = state.paymentIntents.get(id);
        if (intent === undefined) throw noSuch('payment_intent', id, 'intent');
        return intent;
      },
    }),
    apiRoute({
      method: 'GET',
      pattern: '/v1/charges',
      answers: { object: 'charge', list: true },
      parameters: { ...listParameters, payment_intent: optional(text()) },
      run({ payment_intent, created, ...page }) {
        const charges = state.charges
          .newestFirst()
          .filter((one) => payment_intent === undefined || one.payment_intent === payment_intent);
        return pageOf(createdWithin(charges, created), '/v1/charges', page);
      },
    }),
    apiRoute({
      method: 'GET',
      pattern: '/v1/charges/:charge',
      answers: { object: 'charge' },
      parameters: {},
      run(_, request) {
        const id = idIn(request, 'charge');
        const charge = state.charges.get(id);
        if (charge === undefined) throw noSuch('charge', id, 'charge');
        return charge;
      },
    }),
  ];
}
