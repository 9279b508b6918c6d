import { describe, expect, test } from 'vitest';
import { newOrder } from '../../support/shop-order.ts';
import { shop, useShop } from '../../support/use-shop.ts';
import { eventId, openOrder, paidOrder, state, tell } from './webhook-orders.ts';

useShop();

/**
 * What came of the news of refunds, the earliest first. A provider may tell that one is made and that it is done, in any
 * order: whichever comes first counts, and the other changes nothing.
 */
const refundsHeard = async (orderId: unknown) => {
  const rows = await shop.stack.backend.query<{ outcome: string }>(
    `select outcome from provider_events where order_id = $1 and type like 'refund.%' and outcome <> 'unchanged' order by received_at`,
    [orderId],
  );
  return rows.map(({ outcome }) => outcome);
};

describe('the provider says', () => {
  test('that an order is paid: it is paid, and one confirmation goes out', async () => {
    const order = newOrder();
    const { body } = await shop.pay(order);
    await shop.provider.pay(String(body['paymentSessionId']));
    await shop.provider.idle();
    expect(await shop.orders(order.customerEmail)).toMatchObject([{ payment_status: 'paid' }]);
    expect(await shop.received(order.customerEmail)).toEqual([
      'Booking confirmed: 1-to-1 Resume Preparation',
    ]);
    const [mail] = await shop.stack.inbox.messages(order.customerEmail);
    expect(mail?.text).toContain(`${shop.stack.url}/schedule`);
    expect(mail?.text).toContain(String(body['orderId']));
    expect(mail?.html).toContain('₹149');
  });

  test('that a page expired: the order is closed, and one mail shows the way back', async () => {
    const open = await openOrder();
    const page = await shop.provider.expire(open.sessionId);
    await tell('expired', { ...open, page });
    expect(await state(open)).toEqual(['expired']);
    expect(await shop.received(open.order.customerEmail)).toEqual([
      'Your booking is not finished: 1-to-1 Resume Preparation',
    ]);
    const [mail] = await shop.stack.inbox.messages(open.order.customerEmail);
    expect(mail?.text).toContain(`${shop.stack.url}/mentorship/individual`);
  });

  test('that the money went back: the order is refunded, and one mail says so', async () => {
    const order = newOrder();
    const { body } = await shop.pay(order);
    const sessionId = String(body['paymentSessionId']);
    await shop.provider.pay(sessionId);
    await shop.provider.idle();
    await shop.provider.refund(sessionId);
    await shop.provider.idle();
    expect(await shop.orders(order.customerEmail)).toMatchObject([{ payment_status: 'refunded' }]);
    expect(await shop.received(order.customerEmail)).toEqual([
      'Booking confirmed: 1-to-1 Resume Preparation',
      'Your refund: 1-to-1 Resume Preparation',
    ]);
  });

  test('that a part of the money went back: the order stays paid, less that part', async () => {
    const order = newOrder();
    const { body } = await shop.pay(order);
    const sessionId = String(body['paymentSessionId']);
    await shop.provider.pay(sessionId);
    await shop.provider.refund(sessionId, 5_000);
    await shop.provider.idle();
    expect(await shop.orders(order.customerEmail)).toMatchObject([
      { payment_status: 'paid', returned_in_paise: 5_000 },
    ]);
    expect(await refundsHeard(body['orderId'])).toEqual(['applied']);

    await shop.provider.refund(sessionId);
    await shop.provider.idle();
    expect(await shop.orders(order.customerEmail)).toMatchObject([{ payment_status: 'refunded' }]);
    expect(await refundsHeard(body['orderId'])).toEqual(['applied', 'applied']);
  });

  test('something that concerns no order: it is received and nothing changes', async () => {
    const sent = await shop.provider.send({ type: 'customer.created', object: { id: 'cus_1' } });
    expect(sent.status).toBe(200);
  });
});

test('while the database is down the provider sends it again later, and then it counts once', async () => {
  const open = await paidOrder();
  const { backend } = shop.stack;
  const id = eventId();
  await backend.query('alter table provider_events rename to provider_events_away');
  try {
    const refused = await tell('paid', open, id);
    expect(refused.status).toBe(502);
    expect(refused.body).not.toMatch(/provider_events|relation|42P01/);
  } finally {
    await backend.query('alter table provider_events_away rename to provider_events');
  }
  expect(await state(open)).toEqual(['pending']);
  expect((await tell('paid', open, id)).status).toBe(200);
  expect(await state(open)).toEqual(['paid']);
  expect(await shop.received(open.order.customerEmail)).toHaveLength(1);
});
