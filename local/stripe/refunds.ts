import { announce, type Account } from './account.ts';
import { invalidRequest } from './errors.ts';
import type { Charge } from './objects/charge.ts';
import { newRefund, type Refund } from './objects/refund.ts';

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
  const amount = request.amountInPaise ?? charge.amount - charge.amount_refunded;
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded >= charge.amount;
  const checkout = account.state.checkouts
    .all()
    .find(({ session }) => session.payment_intent === charge.payment_intent);
  if (checkout !== undefined) announce(account, checkout, 'charge.refunded', charge);
  return account.state.refunds.add(
    newRefund(charge, { amount, reason: request.reason ?? null, metadata: request.metadata ?? {} }),
  );
}
