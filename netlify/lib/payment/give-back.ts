import { endRefundRequest, requestRefund } from '../auth/admin.ts';
import { logProblem } from '../site/log.ts';
import { settleRefund } from './money-back.ts';
import type { Order } from './order.ts';
import { providerOf } from './providers.ts';

/** An order whose money has come, at a provider who knows it. */
export type RefundableOrder = Order & { provider_payment_id: string };

/**
 * Gives back what is left of an order, for the admin of this request. How much that is, the database says, once it has
 * heard of the refunds that no webhook has told. Throws ProviderError, DatabaseError.
 */
export async function giveBackRest(
  order: RefundableOrder,
  request: Request,
): Promise<'asked' | 'disputed' | 'needs sign-in'> {
  const { order_id: orderId, provider_payment_id: paymentId } = order;
  const provider = providerOf(order);
  for (const fact of await provider.listRefundsOf(paymentId)) {
    await settleRefund({ ...fact, orderId }, provider);
  }
  const rest = await requestRefund(request, orderId);
  if (rest === null) return 'needs sign-in';
  try {
    if (rest === undefined) return 'asked';
    const refund = await provider.refund({
      paymentId,
      orderId,
      amountInPaise: rest.amount_in_paise,
      idempotencyKey: rest.idempotency_key,
    });
    if (refund === 'disputed') return 'disputed';
    // The webhook says the same. The second of the two changes nothing.
    const event = { id: `by_admin:${refund.refundId}:${refund.state}`, type: 'refund.by_admin' };
    const outcome = await settleRefund({ ...refund, orderId }, provider, event);
    if (outcome === 'mismatch') logProblem('refund-payment', `${orderId} does not match`);
    return 'asked';
  } finally {
    await endRefundRequest(request, orderId);
  }
}
