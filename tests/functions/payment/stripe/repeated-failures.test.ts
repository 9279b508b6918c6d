import { expect, test } from 'vitest';
import { newOrder } from '../../../support/shop-order.ts';
import { shop, useShop } from '../../../support/use-shop.ts';

useShop();

const sessions = async (email: string) => {
  const orders = await shop.orders(email);
  return orders.flatMap(({ order_id }) => shop.provider.sessions({ clientReferenceId: order_id }));
};

test('a session that Stripe made in the middle of a failure leads nowhere and closes nothing', async () => {
  const order = newOrder();
  shop.provider.failCalls(
    { answer: 500, afterwards: true },
    { times: 2, customerEmail: order.customerEmail },
  );
  expect((await shop.pay(order)).status).toBe(502);
  const second = await shop.pay(order);
  expect(second.status).toBe(200);

  const stray = (await sessions(order.customerEmail)).find(
    ({ id }) => id !== second.body['paymentSessionId'],
  );
  await shop.provider.expire(stray?.id ?? '');
  await shop.provider.idle();
  expect(await shop.orders(order.customerEmail)).toMatchObject([{ payment_status: 'pending' }]);
});
