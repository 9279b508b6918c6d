import { describe, expect, test } from 'vitest';
import { newOrder } from '../../../support/shop-order.ts';
import { shop, useShop } from '../../../support/use-shop.ts';
import { endTime, openOrder, reconcile, states } from '../silent-orders.ts';
import { openOrder as webhookOrder, state } from '../webhook-orders.ts';

useShop();

const stripe = () => shop.stack.payments.stripe.control;

const sendCompleted = (session: unknown) =>
  stripe().send({ type: 'checkout.session.completed', object: session });

const daysLater = (orderId: string) =>
  shop.stack.backend.query(
    `update payments set expires_at = now() - interval '3 days', created_at = now() - interval '3 days'
     where order_id = $1`,
    [orderId],
  );

describe('a payment that a bank is busy with for days', () => {
  test('stays pending, and is found paid', async () => {
    const { email, orderId, sessionId } = await openOrder();
    await stripe().pay(sessionId, 'pending@upi');
    await endTime(orderId);
    await reconcile();
    expect(await states(email)).toEqual(['pending']);
    await stripe().settle(sessionId, 'succeeded');
    await reconcile();
    expect(await states(email)).toEqual(['paid']);
  });

  test('leads to its result', async () => {
    const order = newOrder();
    const first = await shop.pay(order);
    await stripe().pay(String(first.body['paymentSessionId']), 'pending@upi');
    const second = await shop.pay(order);
    expect(second.body['checkoutUrl']).toBe(
      `${shop.stack.url}/payment/success?order_id=${String(first.body['orderId'])}`,
    );
    expect(await shop.orders(order.customerEmail)).toHaveLength(1);
  });

  test('is found failed when somebody asks', async () => {
    const { email, orderId, sessionId } = await openOrder();
    await stripe().pay(sessionId, 'pending@upi');
    expect((await shop.status(orderId)).body['payment_status']).toBe('pending');
    await stripe().settle(sessionId, 'failed');
    await shop.forgetCounts();
    expect((await shop.status(orderId)).body['payment_status']).toBe('failed');
    expect(await shop.received(email)).toHaveLength(1);
  });

  test('is not closed by us, however often we ask', async () => {
    const { email, orderId, sessionId } = await openOrder();
    await stripe().pay(sessionId, 'pending@upi');
    await daysLater(orderId);
    for (let round = 0; round < 3; round += 1) await reconcile();
    expect(await states(email)).toEqual(['pending']);
    expect(await shop.queued(email), 'nobody is told that it failed').toEqual([]);
  });

  test('is not paid for again by the same browser meanwhile', async () => {
    const order = newOrder();
    const { body } = await shop.pay(order);
    await stripe().pay(String(body['paymentSessionId']), 'pending@upi');
    await endTime(String(body['orderId']));
    const again = await shop.pay(order);
    expect(again.body).toMatchObject({
      orderId: body['orderId'],
      checkoutUrl: expect.stringContaining('/payment/success'),
    });
  });

  test.each(['webhook', 'question of ours'])(
    'and then fails is told to the buyer, with a way to pay again: by a %s',
    async (way) => {
      const { email, orderId, sessionId } = await openOrder();
      await stripe().pay(sessionId, 'pending@upi');
      await daysLater(orderId);
      await stripe().settle(sessionId, 'failed');
      const news = stripe()
        .webhooks()
        .find(
          (one) =>
            one.sessionId === sessionId && one.type === 'checkout.session.async_payment_failed',
        );
      if (way === 'webhook') await stripe().resend(news?.id ?? '');
      else await reconcile();
      expect(await states(email)).toEqual(['failed']);
      expect(await shop.received(email)).toEqual([
        'Your payment did not go through: 1-to-1 Resume Preparation',
      ]);
      const [mail] = await shop.stack.inbox.messages(email);
      expect(mail?.text).toContain(`${shop.stack.url}/mentorship/individual`);
    },
  );
});

describe('Stripe says', () => {
  test('that a payment is still with the bank, and later that it arrived', async () => {
    const open = await webhookOrder();
    const waiting = await stripe().pay(open.sessionId, 'pending@upi');
    await sendCompleted(waiting);
    expect(await state(open), 'an unpaid session').toEqual(['pending']);
    expect(await shop.queued(open.order.customerEmail)).toEqual([]);

    const settled = await stripe().settle(open.sessionId, 'succeeded');
    await stripe().send({ type: 'checkout.session.async_payment_succeeded', object: settled });
    expect(await state(open)).toEqual(['paid']);
    expect(await shop.queued(open.order.customerEmail)).toEqual(['booking_confirmation']);
  });

  test('that a payment is still with the bank, and later that it failed', async () => {
    const open = await webhookOrder();
    await sendCompleted(await stripe().pay(open.sessionId, 'pending@upi'));
    const settled = await stripe().settle(open.sessionId, 'failed');
    await stripe().send({ type: 'checkout.session.async_payment_failed', object: settled });
    expect(await state(open)).toEqual(['failed']);
    expect(await shop.received(open.order.customerEmail)).toEqual([
      'Your payment did not go through: 1-to-1 Resume Preparation',
    ]);
  });
});
