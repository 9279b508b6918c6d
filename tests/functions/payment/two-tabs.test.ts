import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newOrder } from '../../support/shop-order.ts';
import { tested } from '../../support/providers/tested.ts';
import { shop, useShop } from '../../support/use-shop.ts';
import { booked, course, states } from './bought.ts';

useShop({ seed: 'sample' });

describe('of two tabs', () => {
  test('the second cannot be paid once the first is, and no mail calls it unfinished', async () => {
    const order = newOrder();
    const tabs = [await booked(order), await booked(order)] as const;
    const first = await shop.pay(tabs[0]);
    const second = await shop.pay(tabs[1]);
    expect(second.body['orderId']).not.toBe(first.body['orderId']);
    await shop.provider.pay(String(first.body['paymentSessionId']));
    await shop.provider.idle();
    expect(shop.page(String(second.body['orderId'])).state).toBe('over');
    expect((await states(order)).sort()).toEqual(['expired', 'paid']);
    expect(await shop.queued(order.customerEmail)).toEqual(['booking_confirmation']);
    expect((await shop.pay(tabs[1])).status).toBe(409);
  });

  test('of two browsers too, when mail and phone are the same', async () => {
    const order = newOrder(course);
    const first = await shop.pay(order);
    const second = await shop.pay({ ...order, buyerKey: randomUUID() });
    await shop.provider.pay(String(second.body['paymentSessionId']));
    await shop.provider.idle();
    expect(shop.page(String(first.body['orderId'])).state).toBe('over');
  });

  test('the page of somebody else on a shared browser stays open', async () => {
    const order = newOrder();
    const { customerEmail, customerPhone } = newOrder();
    await shop.pay(order);
    const other = await shop.pay({ ...order, customerEmail, customerPhone });
    await shop.provider.pay(String(other.body['paymentSessionId']));
    await shop.provider.idle();
    expect(await states(order)).toEqual(['pending']);
  });

  test('while the provider is down the first is still paid', async () => {
    const order = newOrder();
    const tabs = [await booked(order), await booked(order)] as const;
    const first = await shop.pay(tabs[0]);
    await shop.pay(tabs[1]);
    shop.provider.setWebhooks('lose', { customerEmail: order.customerEmail });
    const page = await shop.provider.pay(String(first.body['paymentSessionId']));
    shop.provider.failCalls({ answer: 500 }, { times: 2, customerEmail: order.customerEmail });
    const { status } = await shop.provider.send(
      tested.eventOf('paid', page, String(first.body['orderId'])),
    );
    expect(status).toBe(200);
    expect((await states(order)).sort()).toEqual(['paid', 'pending']);
  });
});
