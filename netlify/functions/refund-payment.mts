import * as z from 'zod/mini';
import { paymentNotices } from '#src/features/payment/messages/notices.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { isAdmin, logRefund, requestRefund } from '../lib/auth/admin.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { readJson } from '../lib/http/request.ts';
import { json, problem } from '../lib/http/respond.ts';
import { sendQueued } from '../lib/mail/send-queued.ts';
import { settleRefund } from '../lib/payment/money-back.ts';
import type { Order } from '../lib/payment/order.ts';
import { isOrderId } from '../lib/payment/order-id.ts';
import { findOrder } from '../lib/payment/orders.ts';
import { providerOf } from '../lib/payment/providers.ts';
import { logProblem } from '../lib/site/log.ts';

const requestSchema = z.object({ orderId: z.string().check(z.refine(isOrderId)) });

/** An admin gives the money of an order back. Asked again, it answers the status of the order. */
export default endpoint({
  name: 'refund-payment',
  method: 'POST',
  failure: paymentNotices.refundFailed,
  async handle(request, context) {
    if (!(await isAdmin(request))) return problem(403, notices.adminDenied);
    const parsed = requestSchema.safeParse(await readJson(request));
    if (!parsed.success) return problem(400, paymentNotices.refundFailed);

    const order = await findOrder(parsed.data.orderId);
    if (order === null) return problem(404, paymentNotices.refundFailed);
    if (order.payment_status === 'refunded') return json(200, stateOf(order));
    if (order.payment_status !== 'paid' || order.provider_payment_id === null) {
      return problem(409, paymentNotices.notRefundable);
    }
    if (isDisputed(order)) return problem(409, paymentNotices.disputed);

    if (!(await requestRefund(request, order.order_id))) {
      return problem(403, paymentNotices.refundNeedsSignIn, { reauthenticate: true });
    }

    const provider = providerOf(order);
    const refunds = await provider.refund(order.provider_payment_id, order.order_id);
    if (refunds === 'disputed') return problem(409, paymentNotices.disputed);
    for (const refund of refunds) {
      // The webhook says the same. The second of the two changes nothing.
      const event = { id: `by_admin:${refund.refundId}:${refund.state}`, type: 'refund.by_admin' };
      const fact = { ...refund, orderId: order.order_id };
      const outcome = await settleRefund(fact, provider, event);
      if (outcome === 'mismatch') logProblem('refund-payment', `${order.order_id} does not match`);
    }
    await logRefund(request, order.order_id);
    context.waitUntil(sendQueued());
    const refunded = (await findOrder(order.order_id)) ?? order;
    return refunded.payment_status === 'refunded'
      ? json(200, stateOf(refunded))
      : problem(409, paymentNotices.refundDeclined);
  },
});

/** While a bank only asks, giving the money back ends the matter. */
const isDisputed = ({ dispute_state }: Order) =>
  dispute_state === 'open' || dispute_state === 'answered';

const stateOf = ({ payment_status, refund_state }: Order) => ({ payment_status, refund_state });
