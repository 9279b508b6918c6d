import type * as z from 'zod/mini';
import type { Account } from '../account.ts';
import { badRequest, noSuchId, RazorpayFailure } from '../errors.ts';
import type { Refund } from '../objects/refund.ts';
import { refundPayment } from '../refunds.ts';
import { listParameters, noParameters, paymentQuery, refundParameters } from './parameters.ts';
import { type ApiRoute, apiRoute } from './route.ts';

export const paymentRoutes = (account: Account): ApiRoute[] => [
  apiRoute({
    method: 'GET',
    pattern: '/v1/payments/:payment',
    parameters: paymentQuery,
    run(query, id) {
      const { card, ...payment } = paymentOf(account, id);
      // Without the wish there is only the card's id.
      return query['expand[]'] === 'card' ? { ...payment, card } : payment;
    },
  }),
  apiRoute({
    method: 'POST',
    pattern: '/v1/payments/:payment/refund',
    parameters: refundParameters,
    run: (given, id, headers) =>
      repeated(account, headers['x-refund-idempotency'], JSON.stringify([id, given]), () =>
        refundPayment(account, paymentOf(account, id), given),
      ),
  }),
  apiRoute({
    method: 'GET',
    pattern: '/v1/payments/:payment/refunds',
    parameters: listParameters,
    run(query, id) {
      const payment = paymentOf(account, id);
      return listOf(
        account.state.refunds.newestFirst().filter(({ payment_id }) => payment_id === payment.id),
        query,
      );
    },
  }),
  apiRoute({
    method: 'GET',
    // Each link has one (razorpay.com/docs/api/orders/entity).
    pattern: '/v1/orders/:order',
    parameters: noParameters,
    run(_, id) {
      const page = account.state.pages.all().find(({ link }) => link.order_id === id);
      const { amount, amount_paid, currency, notes, reference_id } = found(page).link;
      const shared = { id, entity: 'order', amount, amount_paid, currency };
      return { ...shared, receipt: reference_id, notes: notes ?? [] };
    },
  }),
  apiRoute({
    method: 'GET',
    pattern: '/v1/refunds',
    parameters: listParameters,
    run: (query) => listOf(account.state.refunds.newestFirst(), query),
  }),
  apiRoute({
    method: 'GET',
    pattern: '/v1/refunds/:refund',
    parameters: noParameters,
    run: (_, id) => found(account.state.refunds.get(id)),
  }),
  apiRoute({
    method: 'GET',
    // Its parameters are in the documents' examples only (razorpay.com/docs/api/disputes/fetch-all).
    pattern: '/v1/disputes',
    parameters: listParameters,
    run: (query) => listOf(account.state.disputes.newestFirst(), query),
  }),
];

/** The same request under the same key is done once (razorpay.com/docs/api/refunds/normal-refunds-idempotent). */
function repeated(
  { state }: Account,
  key: string | string[] | undefined,
  request: string,
  refund: () => Refund,
): Refund {
  if (typeof key !== 'string') return refund();
  if (key.length < 10) {
    throw badRequest('The idempotency key must be at least 10 characters long.');
  }
  const earlier = state.refundKeys.get(key);
  if (earlier && earlier.request !== request) {
    throw new RazorpayFailure(
      409,
      'BAD_REQUEST_ERROR',
      'Different request with the same idempotency key has already been processed.',
    );
  }
  if (earlier) return found(state.refunds.get(earlier.refundId));
  const made = refund();
  state.refundKeys.add({ id: key, request, refundId: made.id });
  return made;
}

const paymentOf = ({ state }: Account, id: string) => found(state.payments.get(id));

function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw noSuchId();
  return item;
}

/** One page, newest first; ten without a count (razorpay.com/docs/api/refunds/fetch-all). */
function listOf<Item extends { created_at: number }>(
  all: readonly Item[],
  { from = 0, to = Infinity, count = 10, skip = 0 }: z.output<typeof listParameters>,
) {
  const items = all
    .filter(({ created_at }) => created_at >= from && created_at <= to)
    .slice(skip, skip + count);
  return { entity: 'collection', count: items.length, items };
}
