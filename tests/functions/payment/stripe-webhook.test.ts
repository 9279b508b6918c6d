import { describe, expect, test } from 'vitest';
import { newOrder } from '../../support/shop-order.ts';
import { shop, useShop } from '../../support/use-shop.ts';
import { completed, eventId, openOrder, paidOrder, state } from './webhook-orders.ts';

useShop();

/** What came of each news of a refund, the earliest first. */
const refundsHeard = async (orderId: unknown) => {
  const rows = await shop.stack.backend.query<{ outcome: string }>(
    `select outcome from provider_events where order_id = $1 and type = 'charge.refunded' order by received_at`,
    [orderId],
  );
  return rows.map(({ outcome }) => outcome);
};

describe('Stripe says', () => {
  test('that an order is paid: it is paid, and one confirmation goes out', async () => {
    const order = newOrder();
    const { body } = await shop.pay(order);
    await shop.stripe.pay(String(body['paymentSessionId']));
    await shop.stripe.idle();
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
    const session = await shop.stripe.expire(open.sessionId);
    await shop.stripe.send({ type: 'checkout.session.expired', object: session });
    expect(await state(open)).toEqual(['expired']);
    expect(await shop.received(open.order.customerEmail)).toEqual([
      'Your booking is not finished: 1-to-1 Resume Preparation',
    ]);
    const [mail] = await shop.stack.inbox.messages(open.order.customerEmail);
    expect(mail?.text).toContain(`${shop.stack.url}/mentorship/individual`);
  });

  test('that a payment is still with the bank, and later that it arrived', async () => {
    const open = await openOrder();
    const waiting = await shop.stripe.pay(open.sessionId, 'pending@upi');
    await completed(waiting);
    expect(await state(open), 'an unpaid session').toEqual(['pending']);
    expect(await shop.queued(open.order.customerEmail)).toEqual([]);

    const settled = await shop.stripe.settle(open.sessionId, 'succeeded');
    await shop.stripe.send({ type: 'checkout.session.async_payment_succeeded', object: settled });
    expect(await state(open)).toEqual(['paid']);
    expect(await shop.queued(open.order.customerEmail)).toEqual(['booking_confirmation']);
  });

  test('that a payment is still with the bank, and later that it failed', async () => {
    const open = await openOrder();
    await completed(await shop.stripe.pay(open.sessionId, 'pending@upi'));
    const settled = await shop.stripe.settle(open.sessionId, 'failed');
    await shop.stripe.send({ type: 'checkout.session.async_payment_failed', object: settled });
    expect(await state(open)).toEqual(['failed']);
    expect(await shop.received(open.order.customerEmail)).toEqual([
      'Your payment did not go through: 1-to-1 Resume Preparation',
    ]);
  });

  test('that the money went back: the order is refunded, and one mail says so', async () => {
    const order = newOrder();
    const { body } = await shop.pay(order);
    const sessionId = String(body['paymentSessionId']);
    await shop.stripe.pay(sessionId);
    await shop.stripe.idle();
    await shop.stripe.refund(sessionId);
    await shop.stripe.idle();
    expect(await shop.orders(order.customerEmail)).toMatchObject([{ payment_status: 'refunded' }]);
    expect(await shop.received(order.customerEmail)).toEqual([
      'Booking confirmed: 1-to-1 Resume Preparation',
      'Your refund: 1-to-1 Resume Preparation',
    ]);
  });

  test('that a part of the money went back: the order stays paid, and an admin sees it', async () => {
    const order = newOrder();
    const { body } = await shop.pay(order);
    const sessionId = String(body['paymentSessionId']);
    await shop.stripe.pay(sessionId);
    await shop.stripe.refund(sessionId, 5_000);
    await shop.stripe.idle();
    expect(await shop.orders(order.customerEmail)).toMatchObject([{ payment_status: 'paid' }]);
    expect(await refundsHeard(body['orderId'])).toEqual(['mismatch']);

    await shop.stripe.refund(sessionId);
    await shop.stripe.idle();
    expect(await shop.orders(order.customerEmail)).toMatchObject([{ payment_status: 'refunded' }]);
    expect(await refundsHeard(body['orderId'])).toEqual(['mismatch', 'applied']);
  });

  test('something that concerns no order: it is received and nothing changes', async () => {
    const sent = await shop.stripe.send({ type: 'customer.created', object: { id: 'cus_1' } });
    expect(sent.status).toBe(200);
  });
});

test('while the database is down Stripe sends it again later, and then it counts once', async () => {
  const { session, ...open } = await paidOrder();
  const { backend } = shop.stack;
  const id = eventId();
  await backend.query('alter table provider_events rename to provider_events_away');
  try {
    const refused = await completed(session, id);
    expect(refused.status).toBe(502);
    expect(refused.body).not.toMatch(/provider_events|relation|42P01/);
  } finally {
    await backend.query('alter table provider_events_away rename to provider_events');
  }
  expect(await state(open)).toEqual(['pending']);
  expect((await completed(session, id)).status).toBe(200);
  expect(await state(open)).toEqual(['paid']);
  expect(await shop.received(open.order.customerEmail)).toHaveLength(1);
});
