import { newOrder } from '../../support/shop-order.ts';
import { tested } from '../../support/providers/tested.ts';
import { shop } from '../../support/use-shop.ts';

export async function paidOrder(order = newOrder()) {
  const { body } = await shop.pay(order);
  const sessionId = String(body['paymentSessionId']);
  await shop.provider.pay(sessionId);
  await shop.provider.idle();
  return { email: order.customerEmail, orderId: String(body['orderId']), sessionId };
}

export const state = async (email: string) => (await shop.orders(email))[0]?.payment_status;

export const refundCalls = () => shop.provider.calls()[tested.routes.refund] ?? 0;

export const bothMails = [
  'Booking confirmed: 1-to-1 Resume Preparation',
  'Your refund: 1-to-1 Resume Preparation',
];
