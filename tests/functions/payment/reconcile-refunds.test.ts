import { describe, expect, test } from 'vitest';
import { newOrder } from '../../support/shop-order.ts';
import { tested } from '../../support/providers/tested.ts';
import { shop, useShop } from '../../support/use-shop.ts';
import { endTime, openOrder, reconcile, states } from './silent-orders.ts';

useShop();

const mailsAreDue = () =>
  shop.stack.backend.query('update outbox set next_attempt_at = now() where sent_at is null');

describe('a refund of which no webhook told', () => {
  test('is recorded, once, with its mail', async () => {
    const { email, orderId, sessionId } = await openOrder();
    await shop.provider.pay(sessionId);
    await shop.status(orderId);
    await shop.provider.refund(sessionId);
    expect(await states(email)).toEqual(['paid']);
    expect((await reconcile()).body).toMatchObject({ refunded: 1 });
    expect(await states(email)).toEqual(['refunded']);
    expect(await shop.received(email)).toEqual([
      'Booking confirmed: 1-to-1 Resume Preparation',
      'Your refund: 1-to-1 Resume Preparation',
    ]);
    expect((await reconcile()).body).toMatchObject({ refunded: 0, disputed: 0, sent: 0 });
  });

  test('that lost the news of the payment as well is both', async () => {
    const { email, orderId, sessionId } = await openOrder();
    await shop.provider.pay(sessionId);
    await shop.provider.refund(sessionId);
    await endTime(orderId);
    expect((await reconcile()).body).toMatchObject({ settled: 1, refunded: 1 });
    expect(await states(email)).toEqual(['refunded']);
  });

  test('leaves an order paid while a part of the money is kept', async () => {
    const { email, orderId, sessionId } = await openOrder();
    await shop.provider.pay(sessionId);
    await shop.status(orderId);
    await shop.provider.refund(sessionId, 5_000);
    expect((await reconcile()).body).toMatchObject({ refunded: 1 });
    expect(await states(email)).toEqual(['paid']);
  });

  test('waits for the next round when the provider does not answer', async () => {
    const { email, orderId, sessionId } = await openOrder();
    await shop.provider.pay(sessionId);
    await shop.status(orderId);
    await shop.provider.refund(sessionId);
    shop.provider.failCalls({ answer: 500 }, { times: 2, only: tested.routes.listRefunds });
    expect(await reconcile()).toMatchObject({ status: 200, body: { refunded: 0 } });
    expect(await states(email)).toEqual(['paid']);
    expect((await reconcile()).body).toMatchObject({ refunded: 1 });
    expect(await states(email)).toEqual(['refunded']);
  });
});

describe('a mail', () => {
  test('that the mail service refuses is sent later, once', async () => {
    const order = newOrder();
    shop.stack.inbox.refuseNext(1);
    const { body } = await shop.pay(order);
    await shop.provider.pay(String(body['paymentSessionId']));
    await shop.provider.idle();
    const outbox = () =>
      shop.stack.backend.query<{ last_error: string | null; attempts: number }>(
        'select last_error, attempts from outbox where recipient = $1',
        [order.customerEmail],
      );
    await expect.poll(outbox).toEqual([{ last_error: expect.any(String), attempts: 1 }]);
    const [{ last_error } = { last_error: '' }] = await outbox();
    expect(last_error).toMatch(/^Mail /);
    expect(last_error).not.toContain(order.customerEmail);

    await reconcile();
    expect(await shop.stack.inbox.messages(order.customerEmail), 'not before its time').toEqual([]);
    await mailsAreDue();
    await Promise.all([reconcile(), reconcile(), reconcile()]);
    expect(await shop.received(order.customerEmail)).toHaveLength(1);
    await mailsAreDue();
    await reconcile();
    expect(await shop.received(order.customerEmail)).toHaveLength(1);
  });

  test('whose sending could not be noted is not sent twice', async () => {
    const order = newOrder();
    const { body } = await shop.pay(order);
    await shop.provider.pay(String(body['paymentSessionId']));
    await shop.provider.idle();
    expect(await shop.received(order.customerEmail)).toHaveLength(1);
    await shop.stack.backend.query(
      'update outbox set sent_at = null, next_attempt_at = now() where recipient = $1',
      [order.customerEmail],
    );
    await reconcile();
    expect(await shop.received(order.customerEmail)).toHaveLength(1);
  });

  test('about an unpaid order comes once a day at most', async () => {
    const order = newOrder();
    for (let times = 0; times < 3; times += 1) {
      const { body } = await shop.pay(order);
      await shop.provider.expire(String(body['paymentSessionId']));
      await shop.provider.idle();
      expect(await shop.received(order.customerEmail)).toHaveLength(1);
    }
    expect(await states(order.customerEmail)).toEqual(['expired', 'expired', 'expired']);
    expect(await shop.queued(order.customerEmail)).toEqual(['payment_expired']);
  });

  test('of a kind that nobody can write does not hold up the others', async () => {
    const { backend } = shop.stack;
    await backend.query(
      `insert into outbox (kind, subject, recipient) values ('unknown_kind', 'x', 'x@example.com')`,
    );
    const { email, orderId, sessionId } = await openOrder();
    await shop.provider.pay(sessionId);
    await endTime(orderId);
    expect((await reconcile()).body).toEqual({ settled: 1, refunded: 0, disputed: 0, sent: 1 });
    expect(await shop.received(email)).toHaveLength(1);
    expect(
      await backend.query(`select last_error from outbox where kind = 'unknown_kind'`),
    ).toEqual([{ last_error: 'cannot write a unknown_kind' }]);
  });
});
