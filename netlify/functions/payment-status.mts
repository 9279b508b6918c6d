import { type Payment, paymentSchema } from '#src/features/payment/schemas/order.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { isFirstWithin, secondsUntilAllowed } from '../lib/http/rate-limit.ts';
import { json, problem } from '../lib/http/respond.ts';
import { sendQueued } from '../lib/mail/send-queued.ts';
import { findOrder } from '../lib/payment/orders.ts';
import { isOrderId } from '../lib/payment/order-id.ts';
import { askAndSettle } from '../lib/payment/settlement.ts';
import type { Order } from '../lib/payment/order.ts';
import { logFailure } from '../lib/site/log.ts';

// A result page asks every few seconds, and a whole campus may share one address.
const callsPerMinute = 300;
const secondsBetweenQuestions = 2;

/** The status of an order. While it is pending we ask the payment provider, so that a lost webhook loses nothing. */
export default endpoint({
  name: 'payment-status',
  method: 'GET',
  failure: notices.paymentProblem(),
  async handle(request, context) {
    const orderId = new URL(request.url).searchParams.get('order_id');
    if (!isOrderId(orderId)) return problem(400, notices.paymentProblem());
    const wait = await secondsUntilAllowed('payment-status', context.ip, callsPerMinute);
    if (wait > 0) return problem(429, notices.tooManyRequests, {}, { 'Retry-After': String(wait) });

    const order = await findOrder(orderId);
    if (order === null) return problem(404, notices.paymentProblem());
    if (order.payment_status !== 'pending' || !(await repair(order)))
      return json(200, resultOf(order));

    context.waitUntil(sendQueued());
    return json(200, resultOf((await findOrder(orderId)) ?? order));
  },
});

/** True when the status has changed. If it does not answer, the order stays pending and the page asks again. */
async function repair(order: Order): Promise<boolean> {
  try {
    const mayAsk = await isFirstWithin(secondsBetweenQuestions, `ask:${order.order_id}`);
    return mayAsk && (await askAndSettle(order)) === 'applied';
  } catch (error) {
    logFailure('payment-status', error);
    return false;
  }
}

/** What the result page may know of it: the schema leaves out the rest. */
const resultOf = (order: Order): Payment => paymentSchema.parse(order);
