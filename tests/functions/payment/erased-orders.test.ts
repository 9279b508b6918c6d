import { expect, test } from 'vitest';
import { newOrder } from '../../support/shop-order.ts';
import { shop, useShop } from '../../support/use-shop.ts';
import { tokenFor } from '../profile/inquirer.ts';

useShop();

/** An order whose page is open at the provider, and whose buyer has had everything deleted since. */
async function erasedOrder() {
  const order = newOrder();
  const { body } = await shop.pay(order);
  const token = await tokenFor(order.customerEmail);
  const erased = await shop.call('own-data', { body: { token, action: 'erase' } });
  expect(erased.status).toBe(200);
  expect(await shop.orders(order.customerEmail)).toEqual([]);
  return { orderId: String(body['orderId']), sessionId: String(body['paymentSessionId']) };
}

const heard = async (orderId: string) => {
  await shop.provider.idle();
  const rows = await shop.stack.backend.query<{ outcome: string }>(
    'select outcome from provider_events where order_id = $1',
    [orderId],
  );
  return rows.map(({ outcome }) => outcome);
};

test('a page that nobody paid is no payment issue after its buyer was erased', async () => {
  const { orderId, sessionId } = await erasedOrder();
  await shop.provider.expire(sessionId);
  expect(await heard(orderId)).toEqual(['unchanged']);
});

test('money that comes after its buyer was erased is a payment issue', async () => {
  const { orderId, sessionId } = await erasedOrder();
  await shop.provider.pay(sessionId);
  expect(await heard(orderId)).toEqual(['unknown_order']);
});
