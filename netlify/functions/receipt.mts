import { paymentNotices } from '#src/features/payment/messages/notices.ts';
import type { Receipt } from '#src/features/payment/schemas/receipt.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { secondsUntilAllowed } from '../lib/http/rate-limit.ts';
import { json, problem } from '../lib/http/respond.ts';
import { savePayer } from '../lib/payment/order-changes.ts';
import { findOrder } from '../lib/payment/orders.ts';
import { isOrderId } from '../lib/payment/order-id.ts';
import { providerOf } from '../lib/payment/providers.ts';
import type { Order } from '../lib/payment/order.ts';
import { listReturnedParts } from '../lib/payment/returned-parts.ts';
import { logFailure } from '../lib/site/log.ts';

// A whole campus may share one address.
const callsPerMinute = 120;

/** The receipt of a paid order, for someone who holds its unguessable id. */
export default endpoint({
  name: 'receipt',
  method: 'GET',
  failure: paymentNotices.receiptFailed,
  async handle(request, context) {
    const orderId = new URL(request.url).searchParams.get('order_id');
    if (!isOrderId(orderId)) return problem(400, paymentNotices.receiptMissing);
    const wait = await secondsUntilAllowed('receipt', context.ip, callsPerMinute);
    if (wait > 0) return problem(429, notices.tooManyRequests, {}, { 'Retry-After': String(wait) });

    const order = await findOrder(orderId);
    if (!isNumbered(order)) return problem(404, paymentNotices.receiptMissing);
    return json(200, receiptOf(await withPayer(order), await listReturnedParts(order)));
  },
});

type NumberedOrder = Order & { receipt_number: string; paid_at: string };

const isNumbered = (order: Order | null): order is NumberedOrder =>
  order !== null && order.receipt_number !== null && order.paid_at !== null;

/** No webhook says how somebody paid, so we ask the provider once. Without an answer the receipt does not show it. */
async function withPayer(order: NumberedOrder): Promise<NumberedOrder> {
  if (order.payment_method !== null || order.provider_session_id === null) return order;
  try {
    const { method, state } = await providerOf(order).readPayer(order.provider_session_id);
    const payer = { payment_method: method, billing_state: state };
    if (method !== null) await savePayer(order, payer);
    return { ...order, ...payer };
  } catch (error) {
    logFailure('receipt', error);
    return order;
  }
}

/** A refund that failed, and a dispute that is not lost, leave the order as paid as it was. */
function moneyBackOf({
  payment_status,
  refund_state,
  dispute_state,
}: Order): Receipt['money_back'] {
  if (payment_status !== 'refunded') return null;
  if (refund_state === 'pending') return 'on_its_way';
  return refund_state === null && dispute_state === 'lost' ? 'by_bank' : 'done';
}

const receiptOf = (order: NumberedOrder, parts: Receipt['parts']): Receipt => ({
  order_id: order.order_id,
  receipt_number: order.receipt_number,
  paid_at: order.paid_at,
  refunded_at: order.refunded_at,
  money_back: moneyBackOf(order),
  parts,
  amount: order.amount,
  mentorshiptype: order.mentorshiptype,
  customer_name: order.customer_name,
  payment_method: order.payment_method,
  billing_state: order.billing_state,
  is_test: order.livemode !== true,
});
