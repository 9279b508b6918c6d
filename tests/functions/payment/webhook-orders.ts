import { randomUUID } from 'node:crypto';
import { newOrder, type OrderBody } from '../../support/shop-order.ts';
import type { Kind } from '../../support/providers/provider.ts';
import { tested } from '../../support/providers/tested.ts';
import { shop } from '../../support/use-shop.ts';

export const eventId = () => `evt_${randomUUID().replaceAll('-', '')}`;

type Paid = Pick<Awaited<ReturnType<typeof paidOrder>>, 'page' | 'orderId'>;

interface Open {
  order: OrderBody;
  orderId: string;
  sessionId: string;
}

/** An order whose hosted page is open; the provider's own webhooks about it are lost, so that the test sends them. */
export async function openOrder(changes: Partial<OrderBody> = {}): Promise<Open> {
  const order = newOrder(changes);
  shop.provider.setWebhooks('lose', { customerEmail: order.customerEmail });
  const { body } = await shop.pay(order);
  return { order, orderId: String(body['orderId']), sessionId: String(body['paymentSessionId']) };
}

export async function paidOrder() {
  const open = await openOrder();
  return { ...open, page: await shop.provider.pay(open.sessionId) };
}

export const state = async ({ order }: Open) =>
  (await shop.orders(order.customerEmail)).map(({ payment_status }) => payment_status);

/** The provider says something of an order. */
export const tell = (kind: Kind, { page, orderId }: Paid, id = eventId()) =>
  shop.provider.send({ ...tested.eventOf(kind, page, orderId), id });

export const recorded = (id: string) =>
  shop.stack.backend.query('select type, order_id, outcome from provider_events where id = $1', [
    id,
  ]);
