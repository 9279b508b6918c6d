import { describe, expect, test } from 'vitest';
import { newOrder } from '../../support/shop-order.ts';
import { shop, useShop } from '../../support/use-shop.ts';
import { completed, eventId, openOrder, paidOrder, recorded, state } from './webhook-orders.ts';

useShop();

describe('the same event', () => {
  test('five times in a row changes one thing and sends one mail', async () => {
    const { session, ...open } = await paidOrder();
    const id = eventId();
    for (let times = 0; times < 5; times += 1) {
      expect((await completed(session, id)).status).toBe(200);
    }
    expect(await state(open)).toEqual(['paid']);
    expect(await shop.received(open.order.customerEmail)).toHaveLength(1);
  });

  test('many times at once changes one thing and sends one mail', async () => {
    const { session, ...open } = await paidOrder();
    const id = eventId();
    const sent = await Promise.all(Array.from({ length: 10 }, () => completed(session, id)));
    expect(sent.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await state(open)).toEqual(['paid']);
    expect(await shop.received(open.order.customerEmail)).toHaveLength(1);
    expect(await recorded(id)).toMatchObject([{ outcome: 'applied' }]);
  });

  test('under ten different ids at once still sends one mail', async () => {
    const { session, ...open } = await paidOrder();
    await Promise.all(Array.from({ length: 10 }, () => completed(session)));
    expect(await state(open)).toEqual(['paid']);
    expect(await shop.received(open.order.customerEmail)).toHaveLength(1);
  });

  test('delivered twice by Stripe, or late, ends the same', async () => {
    const twice = newOrder();
    const late = newOrder();
    shop.stripe.setWebhooks('double', { customerEmail: twice.customerEmail });
    shop.stripe.setWebhooks({ delayMilliseconds: 2_000 }, { customerEmail: late.customerEmail });
    for (const order of [twice, late]) {
      const { body } = await shop.pay(order);
      await shop.stripe.pay(String(body['paymentSessionId']));
    }
    expect(await shop.orders(late.customerEmail)).toMatchObject([{ payment_status: 'pending' }]);
    await shop.stripe.idle();
    for (const order of [twice, late]) {
      expect(await shop.orders(order.customerEmail)).toMatchObject([{ payment_status: 'paid' }]);
      expect(await shop.received(order.customerEmail)).toHaveLength(1);
    }
  });
});

describe('events out of order', () => {
  test('an expiry after the payment: paid stays paid', async () => {
    const { session, ...open } = await paidOrder();
    await completed(session);
    const late = { ...session, status: 'expired', payment_status: 'unpaid' };
    await shop.stripe.send({ type: 'checkout.session.expired', object: late });
    expect(await state(open)).toEqual(['paid']);
    expect(await shop.queued(open.order.customerEmail)).toEqual(['booking_confirmation']);
  });

  test('a payment after the expiry: the money counts, and the unsent mail is dropped', async () => {
    const { session, ...open } = await paidOrder();
    shop.stack.inbox.refuseNext(1);
    const early = { ...session, status: 'expired', payment_status: 'unpaid' };
    await shop.stripe.send({ type: 'checkout.session.expired', object: early });
    expect(await state(open)).toEqual(['expired']);
    await completed(session);
    expect(await state(open)).toEqual(['paid']);
    expect(await shop.queued(open.order.customerEmail)).toContain('booking_confirmation');
  });

  test('a refund before the payment: it stays refunded', async () => {
    const { session, ...open } = await paidOrder();
    await shop.stripe.refund(open.sessionId);
    const refund = shop.stripe
      .webhooks()
      .find(({ sessionId, type }) => sessionId === open.sessionId && type === 'charge.refunded');
    await shop.stripe.resend(refund?.id ?? '');
    expect(await state(open)).toEqual(['refunded']);
    await completed(session);
    expect(await state(open)).toEqual(['refunded']);
    expect(await shop.queued(open.order.customerEmail)).toEqual(['refund']);
  });

  test('the end of a session that was replaced: the open one stays open', async () => {
    const open = await openOrder();
    const session = { ...shop.session(open.orderId), id: 'cs_test_replaced', status: 'expired' };
    await shop.stripe.send({ type: 'checkout.session.expired', object: session });
    expect(await state(open)).toEqual(['pending']);
  });
});
