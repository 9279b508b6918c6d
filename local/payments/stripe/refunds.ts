import type { RefundOutcome } from '../control.ts';
import { announce, type Account, checkoutOfCharge } from './account.ts';
import { preventsRefund } from './disputes.ts';
import { invalidRequest } from './errors.ts';
import type { Charge } from './objects/charge.ts';
import { newRefund, type Refund } from './objects/refund.ts';
import { rupees } from '../money.ts';
import { cardOfMethod } from './test-methods.ts';

export interface RefundRequest {
  /** Without it everything that is left is given back. */
  amountInPaise?: number | undefined;
  reason?: Refund['reason'] | undefined;
  metadata?: Refund['metadata'] | undefined;
}

export function refundCharge(account: Account, charge: Charge, request: RefundRequest): Refund {
  if (charge.refunded) {
    throw invalidRequest(
      `Charge ${charge.id} has already been refunded.`,
      undefined,
      'charge_already_refunded',
    );
  }
  if (preventsRefund(account, charge)) {
    throw invalidRequest(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      undefined,
      'charge_disputed',
    );
  }
  const rest = charge.amount - charge.amount_refunded;
  const amount = request.amountInPaise ?? rest;
  if (amount > rest) {
    throw invalidRequest(
      `Refund amount (${rupees(amount)}) is greater than unrefunded amount on charge (${rupees(rest)})`,
      'amount',
    );
  }
  giveBack(charge, amount);
  const isSlow = cardOfMethod(charge.payment_method_details)?.refund === 'succeeds later';
  const refund = account.state.refunds.add(
    newRefund(charge, {
      amount,
      reason: request.reason ?? null,
      metadata: request.metadata ?? {},
      status: isSlow ? 'pending' : 'succeeded',
    }),
  );
  tell(account, refund, 'created');
  return refund;
}

/**
 * The bank's late answer to a refund; false where it cannot follow. One that had succeeded can fail. The money is then the
 * shop's again, and the charge can be refunded once more (docs.stripe.com/refunds, "Failed refunds").
 */
export function settleRefund(
  account: Account,
  refund: Refund,
  outcome: RefundOutcome,
  reason = 'expired_or_canceled_card',
): boolean {
  const isDone = refund.status === 'succeeded';
  if (refund.status !== 'pending' && !(isDone && outcome === 'failed')) return false;
  refund.status = outcome;
  if (outcome === 'failed') refund.failure_reason = reason;
  const charge = account.state.charges.get(refund.charge);
  if (outcome !== 'succeeded' && charge !== undefined) giveBack(charge, -refund.amount);
  tell(account, refund, 'updated');
  if (outcome === 'failed') tell(account, refund, 'failed');
  return true;
}

function giveBack(charge: Charge, paise: number): void {
  charge.amount_refunded += paise;
  charge.refunded = charge.amount_refunded >= charge.amount;
}

function tell(account: Account, refund: Refund, news: 'created' | 'updated' | 'failed'): void {
  const checkout = checkoutOfCharge(account, refund);
  if (checkout !== undefined) announce(account, checkout, `refund.${news}`, refund);
}
