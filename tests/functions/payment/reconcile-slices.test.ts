import { expect, test } from 'vitest';
import { shop, useShop } from '../../support/use-shop.ts';
import { endTime, openOrder, reconcile, states } from './silent-orders.ts';

useShop();

async function overdue() {
  const order = await openOrder();
  // One connection may begin only some orders.
  await shop.stack.backend.query('update payments set network_hash = null');
  await shop.provider.pay(order.sessionId);
  await endTime(order.orderId);
  return order;
}

/** The order of the queue: who was asked about longest ago comes first. */
const queue = async () => {
  const rows = await shop.stack.backend.query<{ order_id: string }>(
    `select order_id from payments where payment_status = 'pending' order by updated_at`,
  );
  return rows.map(({ order_id }) => order_id);
};

test('orders that get no answer hold up neither the mails nor, next time, the other orders', async () => {
  const silent = [];
  // As many as are asked about at once.
  for (let count = 0; count < 5; count += 1) silent.push(await overdue());
  const waiting = await overdue();
  for (const { email } of silent) {
    shop.provider.failCalls({ answer: 'hang' }, { times: 1, customerEmail: email });
  }
  const mail = 'late@example.com';
  await shop.stack.backend.query(
    `insert into outbox (kind, subject, recipient, payload)
     select 'payment_failed', order_id, $1,
       jsonb_build_object('order_id', order_id, 'amount', amount, 'mentorshiptype', mentorshiptype, 'customer_name', customer_name)
     from payments where order_id = $2`,
    [mail, waiting.orderId],
  );

  const first = await reconcile();
  expect(first).toMatchObject({ status: 200, body: { settled: 0, sent: 1 } });
  expect(await shop.received(mail)).toHaveLength(1);
  expect((await queue())[0], 'it goes on with the one that was not asked about').toBe(
    waiting.orderId,
  );

  expect((await reconcile()).status).toBe(200);
  expect(await states(waiting.email)).toEqual(['paid']);
});
