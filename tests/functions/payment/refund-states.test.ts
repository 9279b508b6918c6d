import { describe, expect, test } from 'vitest';
import { newOrder } from '../../support/shop-order.ts';
import { tested } from '../../support/providers/tested.ts';
import { shop } from '../../support/use-shop.ts';
import { paidWith, receipt, subjects } from './paid-with.ts';
import { refund, settle, state, useRefunds } from './refunds.ts';

useRefunds();

const { slowRefund } = tested.methods;

describe('a refund that a bank has not accepted yet', () => {
  test('is told as on its way to everyone, and as done when it is', async () => {
    const { email, orderId, sessionId } = await paidWith(slowRefund);
    expect((await refund(orderId)).body).toEqual({
      payment_status: 'refunded',
      refund_state: 'pending',
    });
    await shop.provider.idle();
    expect(await subjects(email)).toEqual(['Booking confirmed', 'Your refund has begun']);
    expect((await shop.status(orderId)).body).toMatchObject({ refund_state: 'pending' });
    expect(await receipt(orderId)).toMatchObject({ money_back: 'on_its_way' });

    await settle(sessionId, 'succeeded');
    expect(await state(email)).toEqual(['refunded', 'done']);
    expect(await subjects(email)).toEqual([
      'Booking confirmed',
      'Your refund has begun',
      'Your refund',
    ]);
    expect(await receipt(orderId)).toMatchObject({ money_back: 'done' });
  });

  test('is asked about by us, when no webhook tells its end', async () => {
    const { email, orderId, sessionId } = await paidWith(slowRefund);
    shop.provider.setWebhooks('lose', { customerEmail: email });
    await refund(orderId);
    await settle(sessionId, 'succeeded');
    expect(await state(email)).toEqual(['refunded', 'pending']);
    expect((await shop.reconcile()).body).toMatchObject({ refunded: 1 });
    expect(await state(email)).toEqual(['refunded', 'done']);
    expect(await subjects(email)).toContain('Your refund');
  });
});

describe('a refund that a bank refuses in the end', () => {
  test('makes the order paid again; buyer and mentor are told, and it can be refunded again', async () => {
    const { email, orderId, sessionId } = await paidWith(slowRefund);
    expect((await refund(orderId)).body).toMatchObject({ refund_state: 'pending' });
    await shop.provider.idle();
    await settle(sessionId, 'failed');
    expect(await state(email)).toEqual(['paid', 'failed']);
    expect((await shop.status(orderId)).body).toMatchObject({
      payment_status: 'paid',
      refund_state: 'failed',
    });
    expect(await receipt(orderId)).toMatchObject({ money_back: null, refunded_at: null });
    expect(await subjects(email)).toContain('Your refund did not go through');
    expect((await refund(orderId)).body).toMatchObject({ payment_status: 'refunded' });
  });

  test('is found out by us, when no webhook tells it', async () => {
    const { email, orderId, sessionId } = await paidWith(slowRefund);
    await refund(orderId);
    await shop.provider.idle();
    shop.provider.setWebhooks('lose', { customerEmail: email });
    await settle(sessionId, 'failed');
    expect(await state(email)).toEqual(['refunded', 'pending']);
    expect((await shop.reconcile()).body).toMatchObject({ refunded: 1 });
    expect(await state(email)).toEqual(['paid', 'failed']);
  });
});

test('news of a refund from the dashboard that comes before the payment finds its order', async () => {
  const order = newOrder();
  shop.provider.setWebhooks('lose', { customerEmail: order.customerEmail });
  const { body } = await shop.pay(order);
  const sessionId = String(body['paymentSessionId']);
  await shop.provider.pay(sessionId);
  await shop.provider.refund(sessionId);
  const news = shop.provider
    .webhooks()
    .find((one) => one.sessionId === sessionId && one.type === 'refund.created');
  expect(await shop.provider.resend(news?.id ?? '')).toMatchObject({ status: 200 });
  expect(await state(order.customerEmail)).toEqual(['refunded', 'done']);
});

test('while the provider does not say whose refund it is, the webhook is to come again', async () => {
  const send = () => shop.provider.send(tested.refundOfStranger);
  shop.provider.failCalls({ answer: 500 }, { times: 2, only: tested.routes.findOrder });
  expect((await send()).status).toBe(502);
  expect((await send()).status, 'another site on the same account').toBe(200);
});
