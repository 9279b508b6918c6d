import { describe, expect, test } from 'vitest';
import { newOrder } from '../../support/shop-order.ts';
import { tested } from '../../support/providers/tested.ts';
import { shop, useShop } from '../../support/use-shop.ts';
import { eventId, openOrder, paidOrder, recorded, state, tell } from './webhook-orders.ts';

useShop();

describe('the same event', () => {
  test('five times in a row changes one thing and sends one mail', async () => {
    const open = await paidOrder();
    const id = eventId();
    for (let times = 0; times < 5; times += 1) {
      expect((await tell('paid', open, id)).status).toBe(200);
    }
    expect(await state(open)).toEqual(['paid']);
    expect(await shop.received(open.order.customerEmail)).toHaveLength(1);
  });

  test('many times at once changes one thing and sends one mail', async () => {
    const open = await paidOrder();
    const id = eventId();
    const sent = await Promise.all(Array.from({ length: 10 }, () => tell('paid', open, id)));
    expect(sent.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await state(open)).toEqual(['paid']);
    expect(await shop.received(open.order.customerEmail)).toHaveLength(1);
    expect(await recorded(id)).toMatchObject([{ outcome: 'applied' }]);
  });

  test('under ten different ids at once still sends one mail', async () => {
    const open = await paidOrder();
    await Promise.all(Array.from({ length: 10 }, () => tell('paid', open)));
    expect(await state(open)).toEqual(['paid']);
    expect(await shop.received(open.order.customerEmail)).toHaveLength(1);
  });

  test('delivered twice by the provider, or late, ends the same', async () => {
    const twice = newOrder();
    const late = newOrder();
    shop.provider.setWebhooks('double', { customerEmail: twice.customerEmail });
    shop.provider.setWebhooks({ delayMilliseconds: 2_000 }, { customerEmail: late.customerEmail });
    for (const order of [twice, late]) {
      const { body } = await shop.pay(order);
      await shop.provider.pay(String(body['paymentSessionId']));
    }
    expect(await shop.orders(late.customerEmail)).toMatchObject([{ payment_status: 'pending' }]);
    await shop.provider.idle();
    for (const order of [twice, late]) {
      expect(await shop.orders(order.customerEmail)).toMatchObject([{ payment_status: 'paid' }]);
      expect(await shop.received(order.customerEmail)).toHaveLength(1);
    }
  });
});

describe('events out of order', () => {
  test('an expiry after the payment: paid stays paid', async () => {
    const open = await paidOrder();
    await tell('paid', open);
    await tell('expired', open);
    expect(await state(open)).toEqual(['paid']);
    expect(await shop.queued(open.order.customerEmail)).toEqual(['booking_confirmation']);
  });

  test('a payment after the expiry: the money counts, and the unsent mail is dropped', async () => {
    const open = await paidOrder();
    shop.stack.inbox.refuseNext(1);
    await tell('expired', open);
    expect(await state(open)).toEqual(['expired']);
    await tell('paid', open);
    expect(await state(open)).toEqual(['paid']);
    expect(await shop.queued(open.order.customerEmail)).toContain('booking_confirmation');
  });

  test('a refund before the payment: it stays refunded', async () => {
    const open = await paidOrder();
    await shop.provider.refund(open.sessionId);
    const refund = shop.provider
      .webhooks()
      .find(({ sessionId, type }) => sessionId === open.sessionId && type === 'refund.created');
    await shop.provider.resend(refund?.id ?? '');
    expect(await state(open)).toEqual(['refunded']);
    await tell('paid', open);
    expect(await state(open)).toEqual(['refunded']);
    expect(await shop.queued(open.order.customerEmail)).toEqual(['refund']);
  });

  test('the end of a session that was replaced: the open one stays open', async () => {
    const open = await openOrder();
    const [page = { id: '' }] = shop.provider.sessions({ clientReferenceId: open.orderId });
    await tell('expired', { ...open, page: tested.replaced(page) });
    expect(await state(open)).toEqual(['pending']);
  });
});
