import { chargeOf, type Account } from '../account.ts';
import { invalidRequest, noSuch } from '../errors.ts';
import type { PaymentIntent } from '../objects/payment-intent.ts';
import { optional, required } from '../parameters/fields.ts';
import { hash, metadata } from '../parameters/hash-readers.ts';
import { integer, oneOf, text } from '../parameters/readers.ts';
import { refundCharge } from '../refunds.ts';
import type { State } from '../state.ts';
import { apiRoute, type ApiRoute } from './route.ts';

export const paymentRoutes = (account: Account): ApiRoute[] => [
  apiRoute({
    method: 'GET',
    pattern: '/v1/payment_intents/:intent',
    expandable: ['latest_charge'],
    parameters: {},
    run: (_, id) => intentIn(account.state, id),
  }),
  apiRoute({
    method: 'POST',
    pattern: '/v1/refunds',
    parameters: {
      payment_intent: required(text()),
      reason: optional(oneOf('duplicate', 'fraudulent', 'requested_by_customer')),
      metadata: optional(metadata),
    },
    run({ payment_intent, ...request }) {
      const charge = chargeOf(account, intentIn(account.state, payment_intent));
      if (charge !== undefined) return refundCharge(account, charge, request);
      throw invalidRequest(
        `This PaymentIntent (${payment_intent}) does not have a successful charge to refund.`,
        undefined,
        'charge_not_refundable',
      );
    },
  }),
  apiRoute({
    method: 'GET',
    pattern: '/v1/refunds',
    expandable: ['data.charge'],
    parameters: {
      created: optional(hash({ gte: required(integer()) })),
      limit: optional(integer({ min: 1, max: 100 })),
      payment_intent: optional(text()),
      starting_after: optional(text()),
    },
    run: (given) => listRefunds(account.state, given),
  }),
  apiRoute({
    method: 'GET',
    pattern: '/v1/refunds/:refund',
    expandable: ['charge'],
    parameters: {},
    run(_, id) {
      const refund = account.state.refunds.get(id);
      if (refund === undefined) throw noSuch('refund', id, 'id');
      return refund;
    },
  }),
];

function intentIn(state: State, id: string): PaymentIntent {
  const intent = state.paymentIntents.get(id);
  if (intent === undefined) throw noSuch('payment_intent', id, 'intent');
  return intent;
}

interface ListQuery {
  created: { gte: number } | undefined;
  limit: number | undefined;
  payment_intent: string | undefined;
  starting_after: string | undefined;
}

/** One page, newest first. */
function listRefunds(
  { refunds }: State,
  { created, limit = 10, payment_intent, starting_after }: ListQuery,
) {
  const wanted = refunds
    .newestFirst()
    .filter((refund) => refund.created >= (created?.gte ?? 0))
    .filter((refund) => payment_intent === undefined || refund.payment_intent === payment_intent);
  const last = wanted.findIndex(({ id }) => id === starting_after);
  if (starting_after !== undefined && last < 0) {
    throw noSuch('refund', starting_after, 'starting_after');
  }
  const end = last + 1 + limit;
  return {
    object: 'list',
    data: wanted.slice(last + 1, end),
    has_more: end < wanted.length,
    url: '/v1/refunds',
  };
}
