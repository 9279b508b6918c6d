import { logFailure, logProblem } from '../site/log.ts';
import { filterPaidOrders } from './orders.ts';
import { settle } from './settlement.ts';
import { listRefundedSince } from './stripe-charges.ts';

/** Stripe sends a webhook again for three days; we look at refunds of this time again. */
const daysBack = 7;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Records refunds that no webhook reported; returns how many. Throws DatabaseError. */
export async function settleMissedRefunds(): Promise<number> {
  const refunds = await listRefundedSince(new Date(Date.now() - daysBack * dayMilliseconds)).catch(
    (error: unknown) => {
      logFailure('reconcile', error);
      return [];
    },
  );
  const orderIds = refunds.flatMap(({ orderId }) => orderId ?? []);
  if (orderIds.length === 0) return 0;
  const stillPaid = await filterPaidOrders(orderIds);
  let recorded = 0;
  for (const refund of refunds) {
    if (refund.orderId === null || !stillPaid.delete(refund.orderId)) continue;
    const outcome = await settle(refund);
    if (outcome === 'applied') recorded += 1;
    if (outcome === 'mismatch')
      logProblem('reconcile', `refund of ${refund.orderId} does not match`);
  }
  return recorded;
}
