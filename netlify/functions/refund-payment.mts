import * as z from 'zod/mini';
import { paymentNotices } from '#src/features/payment/messages/notices.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { isAdmin } from '../lib/auth/admin.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { readJson } from '../lib/http/request.ts';
import { json, problem } from '../lib/http/respond.ts';
import { sendQueued } from '../lib/mail/send-queued.ts';
import { giveBackRest, type RefundableOrder } from '../lib/payment/give-back.ts';
import type { Order } from '../lib/payment/order.ts';
import { isOrderId } from '../lib/payment/order-id.ts';
import { findOrder } from '../lib/payment/orders.ts';

const requestSchema = z.object({ orderId: z.string().check(z.refine(isOrderId)) });

/** An admin gives back what is left of the money of an order. Asked again, it answers the status of the order. */
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
    if (!isRefundable(order)) return problem(409, paymentNotices.notRefundable);
    if (isDisputed(order)) return problem(409, paymentNotices.disputed);

    const answer = await giveBackRest(order, request);
    context.waitUntil(sendQueued());
    if (answer === 'disputed') return problem(409, paymentNotices.disputed);
    if (answer === 'needs sign-in') {
      return problem(403, paymentNotices.refundNeedsSignIn, { reauthenticate: true });
    }
    const refunded = (await findOrder(order.order_id)) ?? order;
    return refunded.payment_status === 'refunded'
      ? json(200, stateOf(refunded))
      : problem(409, paymentNotices.refundDeclined);
  },
});

const isRefundable = (order: Order): order is RefundableOrder =>
  order.payment_status === 'paid' && order.provider_payment_id !== null;

/** While a bank only asks, giving the money back ends the matter. */
const isDisputed = ({ dispute_state }: Order) =>
  dispute_state === 'open' || dispute_state === 'answered';

const stateOf = ({ payment_status, refund_state }: Order) => ({ payment_status, refund_state });
