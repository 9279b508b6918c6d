import { randomUUID } from 'node:crypto';
import { newOrder, type OrderBody } from '../../support/shop-order.ts';
import { shop } from '../../support/use-shop.ts';

export const eventId = () => `evt_${randomUUID().replaceAll('-', '')}`;

interface Open {
  order: OrderBody;
  orderId: string;
  sessionId: string;
}

/** An order whose hosted page is open; Stripe's own webhooks about it are lost, so that the test sends them. */
export async function openOrder(changes: Partial<OrderBody> = {}): Promise<Open> {
  const order = newOrder(changes);
  shop.stripe.setWebhooks('lose', { customerEmail: order.customerEmail });
  const { body } = await shop.pay(order);
  return { order, orderId: String(body['orderId']), sessionId: String(body['paymentSessionId']) };
}

export async function paidOrder() {
  const open = await openOrder();
  return { ...open, session: await shop.stripe.pay(open.sessionId) };
}

export const state = async ({ order }: Open) =>
  (await shop.orders(order.customerEmail)).map(({ payment_status }) => payment_status);

export const completed = (session: unknown, id = eventId()) =>
  shop.stripe.send({ type: 'checkout.session.completed', object: session, id });

export const recorded = (id: string) =>
  shop.stack.backend.query('select type, order_id, outcome from provider_events where id = $1', [
    id,
  ]);
