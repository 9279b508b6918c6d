import { newOrder } from '../../support/shop-order.ts';
import { shop } from '../../support/use-shop.ts';

export const reconcile = () => shop.reconcile();

/** An order whose webhooks never arrive. */
export async function openOrder() {
  const order = newOrder();
  shop.provider.setWebhooks('lose', { customerEmail: order.customerEmail });
  const { body } = await shop.pay(order);
  return {
    email: order.customerEmail,
    orderId: String(body['orderId']),
    sessionId: String(body['paymentSessionId']),
  };
}

export const endTime = (orderId: string) =>
  shop.stack.backend.query(
    `update payments set expires_at = now() - interval '1 minute' where order_id = $1`,
    [orderId],
  );

export const states = async (email: string) =>
  (await shop.orders(email)).map(({ payment_status }) => payment_status);
