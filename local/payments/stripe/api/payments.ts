import { chargeOf, type Account } from '../account.ts';
import { invalidRequest, noSuch } from '../errors.ts';
import type { PaymentIntent } from '../objects/payment-intent.ts';
import { optional, required } from '../parameters/fields.ts';
import { hash, metadata } from '../parameters/hash-readers.ts';
import { integer, oneOf, text } from '../parameters/readers.ts';
import { refundCharge } from '../refunds.ts';
import type { State } from '../state.ts';
import { apiRoute, type ApiRoute } from './route.ts';

const pageParameters = {
  created: optional(hash({ gte: required(integer()) })),
  limit: optional(integer({ min: 1, max: 100 })),
  starting_after: optional(text()),
};

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
      amount: optional(integer({ min: 1 })),
      reason: optional(oneOf('duplicate', 'fraudulent', 'requested_by_customer')),
      metadata: optional(metadata),
    },
    run({ payment_intent, amount, ...request }) {
      const charge = chargeOf(account, intentIn(account.state, payment_intent));
      if (charge !== undefined)
        return refundCharge(account, charge, { ...request, amountInPaise: amount });
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
    parameters: { ...pageParameters, payment_intent: optional(text()) },
    run: ({ payment_intent, ...page }) =>
      listOf(
        'refund',
        account.state.refunds
          .newestFirst()
          .filter(
            (refund) => payment_intent === undefined || refund.payment_intent === payment_intent,
          ),
        page,
      ),
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
  apiRoute({
    method: 'GET',
    pattern: '/v1/disputes',
    parameters: pageParameters,
    run: (page) => listOf('dispute', account.state.disputes.newestFirst(), page),
  }),
];

function intentIn(state: State, id: string): PaymentIntent {
  const intent = state.paymentIntents.get(id);
  if (intent === undefined) throw noSuch('payment_intent', id, 'intent');
  return intent;
}

interface Page {
  created: { gte: number } | undefined;
  limit: number | undefined;
  starting_after: string | undefined;
}

/** One page of what is newest first (docs.stripe.com/api/pagination). */
function listOf<Item extends { id: string; created: number }>(
  name: 'refund' | 'dispute',
  items: readonly Item[],
  { created, limit = 10, starting_after }: Page,
) {
  const wanted = items.filter((item) => item.created >= (created?.gte ?? 0));
  const last = wanted.findIndex(({ id }) => id === starting_after);
  if (starting_after !== undefined && last < 0) {
    throw noSuch(name, starting_after, 'starting_after');
  }
  const end = last + 1 + limit;
  return {
    object: 'list',
    data: wanted.slice(last + 1, end),
    has_more: end < wanted.length,
    url: `/v1/${name}s`,
  };
}
