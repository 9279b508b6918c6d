import * as z from 'zod/mini';
import { paymentNotices } from '#src/features/payment/messages/notices.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { isAdmin, logRefund, requestRefund } from '../lib/auth/admin.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { readJson } from '../lib/http/request.ts';
import { json, problem } from '../lib/http/respond.ts';
import { sendQueued } from '../lib/mail/send-queued.ts';
import { findOrder } from '../lib/payment/orders.ts';
import { isOrderId, settle } from '../lib/payment/settlement.ts';
import { refundPayment } from '../lib/payment/stripe-charges.ts';
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
    if (order.payment_status === 'refunded') return json(200, { payment_status: 'refunded' });
    if (order.payment_status !== 'paid' || order.stripe_payment_intent_id === null) {
      return problem(409, paymentNotices.notRefundable);
    }

    if (!(await requestRefund(request, order.order_id))) {
      return problem(403, paymentNotices.refundNeedsSignIn, { reauthenticate: true });
    }

    const { refundId, fact } = await refundPayment(order.stripe_payment_intent_id, order.order_id);
    // The webhook says the same. The second of the two changes nothing.
    if (fact) {
      const event = refundId === null ? undefined : { id: refundId, type: 'refund.by_admin' };
      const outcome = await settle({ ...fact, orderId: order.order_id }, event);
      if (outcome === 'mismatch') logProblem('refund-payment', `${order.order_id} does not match`);
      if (refundId !== null) await logRefund(request, order.order_id);
      context.waitUntil(sendQueued());
    }
    const { payment_status } = (await findOrder(order.order_id)) ?? order;
    return json(200, { payment_status });
  },
});
