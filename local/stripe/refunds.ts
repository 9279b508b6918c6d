import type Stripe from 'stripe';
import { announce, checkoutOfIntent, type Account } from './account.ts';
import { invalidRequest } from './errors.ts';
import { rupees } from './money.ts';
import type { Cause } from './objects/event.ts';
import { newRefund, type RefundRequest } from './objects/refund.ts';

/** Without an amount everything that is left is given back. */
export function refundCharge(
  account: Account,
  charge: Stripe.Charge,
  request: Omit<RefundRequest, 'amountInPaise'> & { amountInPaise?: number | undefined },
  cause?: Cause,
): Stripe.Refund {
  const left = charge.amount_captured - charge.amount_refunded;
  if (charge.refunded) {
    throw invalidRequest(
      `Charge ${charge.id} has already been refunded.`,
      undefined,
      'charge_already_refunded',
    );
  }
  const amountInPaise = request.amountInPaise ?? left;
  if (amountInPaise > left) {
    throw invalidRequest(
      `Refund amount (${rupees(amountInPaise)}) is greater than unrefunded amount on charge (${rupees(left)})`,
      'amount',
    );
  }
  const refund = account.state.refunds.add(newRefund(charge, { ...request, amountInPaise }));
  const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  charge.amount_refunded += amountInPaise;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  const checkout =
    typeof charge.payment_intent === 'string'
      ? checkoutOfIntent(account, charge.payment_intent)
      : undefined;
  if (checkout !== undefined) {
    const data = { object: charge, previous_attributes: before };
    announce(account, checkout, 'charge.refunded', data, cause);
  }
  return refund;
}
