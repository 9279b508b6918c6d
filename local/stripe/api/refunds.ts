import type Stripe from 'stripe';
import { chargeOf, type Account } from '../account.ts';
import { invalidRequest, noSuch } from '../errors.ts';
import { createdWithin, listParameters, pageOf } from '../lists.ts';
import { optional } from '../parameters/fields.ts';
import { metadata } from '../parameters/hash-readers.ts';
import { integer, oneOf, text } from '../parameters/readers.ts';
import { refundCharge } from '../refunds.ts';
import { apiRoute, idIn, type ApiRoute } from './route.ts';

const createParameters = {
  payment_intent: optional(text()),
  charge: optional(text()),
  amount: optional(integer({ min: 1 })),
  reason: optional(oneOf('duplicate', 'fraudulent', 'requested_by_customer')),
  metadata: optional(metadata),
} satisfies { [Name in keyof Stripe.RefundCreateParams]?: unknown };

export function refundRoutes(account: Account): ApiRoute[] {
  const { state } = account;

  return [
    apiRoute({
      method: 'POST',
      pattern: '/v1/refunds',
      answers: { object: 'refund' },
      parameters: createParameters,
      run: (given, { cause }) =>
        refundCharge(
          account,
          chargeToRefund(account, given),
          {
            amountInPaise: given.amount,
            reason: given.reason ?? null,
            metadata: given.metadata ?? {},
          },
          cause,
        ),
    }),
    apiRoute({
      method: 'GET',
      pattern: '/v1/refunds',
      answers: { object: 'refund', list: true },
      parameters: {
        ...listParameters,
        payment_intent: optional(text()),
        charge: optional(text()),
      },
      run({ payment_intent, charge, created, ...page }) {
        const refunds = state.refunds
          .newestFirst()
          .filter(
            (one) =>
              (payment_intent === undefined || one.payment_intent === payment_intent) &&
              (charge === undefined || one.charge === charge),
          );
        return pageOf(createdWithin(refunds, created), '/v1/refunds', page);
      },
    }),
    apiRoute({
      method: 'GET',
      pattern: '/v1/refunds/:refund',
      answers: { object: 'refund' },
      parameters: {},
      run(_, request) {
        const id = idIn(request, 'refund');
        const refund = state.refunds.get(id);
        if (refund === undefined) throw noSuch('refund', id, 'refund');
        return refund;
      },
    }),
  ];
}

function chargeToRefund(
  account: Account,
  given: { payment_intent: string | undefined; charge: string | undefined },
): Stripe.Charge {
  const { state } = account;
  if (given.charge !== undefined) {
    const charge = state.charges.get(given.charge);
    if (charge === undefined) throw noSuch('charge', given.charge, 'charge');
    if (!charge.paid) throw cannotRefund(`Charge ${charge.id} was not paid.`);
    return charge;
  }
  if (given.payment_intent === undefined) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
      undefined,
      'parameter_missing',
    );
  }
  const intent = state.paymentIntents.get(given.payment_intent);
  if (intent === undefined) throw noSuch('payment_intent', given.payment_intent, 'payment_intent');
  const charge = chargeOf(account, intent);
  if (charge?.paid !== true) {
    throw cannotRefund(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    );
  }
  return charge;
}

const cannotRefund = (message: string) =>
  invalidRequest(message, undefined, 'charge_not_refundable');
