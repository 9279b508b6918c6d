import { newOrder } from '../../support/shop-order.ts';
import { shop } from '../../support/use-shop.ts';

export async function paidOrder() {
  const order = newOrder();
  const { body } = await shop.pay(order);
  const sessionId = String(body['paymentSessionId']);
  await shop.stripe.pay(sessionId);
  await shop.stripe.idle();
  return { email: order.customerEmail, orderId: String(body['orderId']), sessionId };
}

export const state = async (email: string) => (await shop.orders(email))[0]?.payment_status;

export const refundCalls = () => shop.stripe.calls()['POST /v1/refunds'] ?? 0;

export const bothMails = [
  'Booking confirmed: 1-to-1 Resume Preparation',
  'Your refund: 1-to-1 Resume Preparation',
];
