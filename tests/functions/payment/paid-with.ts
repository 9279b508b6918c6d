import { newOrder } from '../../support/shop-order.ts';
import { shop } from '../../support/use-shop.ts';

/** An order that was paid with this test card, and of which the webhooks have arrived. */
export async function paidWith(card: string) {
  const order = newOrder();
  const { body } = await shop.pay(order);
  const sessionId = String(body['paymentSessionId']);
  await shop.provider.pay(sessionId, card);
  await shop.provider.idle();
  return { email: order.customerEmail, orderId: String(body['orderId']), sessionId };
}

export const receipt = async (orderId: string) =>
  (await shop.call(`receipt?order_id=${orderId}`, { method: 'GET' })).body;

/** What the mails to somebody are called, without the name of what was bought. */
export const subjects = async (email: string) =>
  (await shop.received(email)).map((subject) => subject.split(':')[0]);
