import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../support/functions.ts';
import { newOrder } from '../../support/shop-order.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => shop.forgetCounts());
afterAll(() => shop.stop());

const reconcile = () => shop.reconcile();

/** An order whose webhooks never arrive. */
async function openOrder() {
  const order = newOrder();
  shop.stripe.setWebhooks('lose', { customerEmail: order.customerEmail });
  const { body } = await shop.pay(order);
  return {
    email: order.customerEmail,
    orderId: String(body['orderId']),
    sessionId: String(body['paymentSessionId']),
  };
}

const endTime = (orderId: string) =>
  shop.stack.backend.query(
    `update payments set expires_at = now() - interval '1 minute' where order_id = $1`,
    [orderId],
  );

const states = async (email: string) =>
  (await shop.orders(email)).map(({ payment_status }) => payment_status);

const mailsAreDue = () =>
  shop.stack.backend.query('update outbox set next_attempt_at = now() where sent_at is null');

describe('an order that was left pending', () => {
  test('is paid when Stripe says so, with its confirmation', async () => {
    const { email, orderId, sessionId } = await openOrder();
    await shop.stripe.pay(sessionId);
    await endTime(orderId);
    expect((await reconcile()).body).toEqual({ settled: 1, refunded: 0, sent: 1 });
    expect(await states(email)).toEqual(['paid']);
    expect(await shop.received(email)).toHaveLength(1);
    expect((await reconcile()).body).toEqual({ settled: 0, refunded: 0, sent: 0 });
    expect(await shop.received(email)).toHaveLength(1);
  });

  test('is closed when its page expired, with one mail', async () => {
    const { email, orderId, sessionId } = await openOrder();
    await shop.stripe.expire(sessionId);
    await endTime(orderId);
    await reconcile();
    expect(await states(email)).toEqual(['expired']);
    expect(await shop.received(email)).toHaveLength(1);
  });

  test('stays pending while the bank is busy', async () => {
    const { email, orderId, sessionId } = await openOrder();
    await shop.stripe.pay(sessionId, 'pending@upi');
    await endTime(orderId);
    await reconcile();
    expect(await states(email)).toEqual(['pending']);
    await shop.stripe.settle(sessionId, 'succeeded');
    await reconcile();
    expect(await states(email)).toEqual(['paid']);
  });

  test('is left alone while its page is open', async () => {
    const { email } = await openOrder();
    await reconcile();
    expect(await states(email)).toEqual(['pending']);
  });

  test('is closed when it never got a page', async () => {
    const order = newOrder();
    shop.stripe.failCalls({ answer: 500 }, { times: 2, customerEmail: order.customerEmail });
    await shop.pay(order);
    await reconcile();
    expect(await states(order.customerEmail), 'it may still be tried again').toEqual(['pending']);
    const { backend } = shop.stack;
    await backend.query('alter table payments disable trigger touch_updated_at');
    await backend.query(
      `update payments set updated_at = now() - interval '1 hour' where customer_email = $1`,
      [order.customerEmail],
    );
    await backend.query('alter table payments enable trigger touch_updated_at');
    await reconcile();
    expect(await states(order.customerEmail)).toEqual(['expired']);
  });

  test('does not stop the others when Stripe fails for it', async () => {
    const broken = await openOrder();
    const whole = await openOrder();
    for (const { sessionId, orderId } of [broken, whole]) {
      await shop.stripe.pay(sessionId);
      await endTime(orderId);
    }
    shop.stripe.failCalls({ answer: 500 }, { times: 2, customerEmail: broken.email });
    await reconcile();
    expect(await states(broken.email)).toEqual(['pending']);
    expect(await states(whole.email)).toEqual(['paid']);
    await reconcile();
    expect(await states(broken.email)).toEqual(['paid']);
  });
});

describe('a refund of which no webhook told', () => {
  test('is recorded, once, with its mail', async () => {
    const { email, orderId, sessionId } = await openOrder();
    await shop.stripe.pay(sessionId);
    await shop.status(orderId);
    await shop.stripe.refund(sessionId);
    expect(await states(email)).toEqual(['paid']);
    expect((await reconcile()).body).toMatchObject({ refunded: 1 });
    expect(await states(email)).toEqual(['refunded']);
    expect(await shop.received(email)).toEqual([
      'Booking confirmed: 1-to-1 Resume Preparation',
      'Your refund: 1-to-1 Resume Preparation',
    ]);
    expect((await reconcile()).body).toMatchObject({ refunded: 0, sent: 0 });
  });

  test('that lost the news of the payment as well is both', async () => {
    const { email, orderId, sessionId } = await openOrder();
    await shop.stripe.pay(sessionId);
    await shop.stripe.refund(sessionId);
    await endTime(orderId);
    expect((await reconcile()).body).toMatchObject({ settled: 1, refunded: 1 });
    expect(await states(email)).toEqual(['refunded']);
  });

  test('leaves an order paid while a part of the money is kept', async () => {
    const { email, orderId, sessionId } = await openOrder();
    await shop.stripe.pay(sessionId);
    await shop.status(orderId);
    await shop.stripe.refund(sessionId, 5_000);
    expect((await reconcile()).body).toMatchObject({ refunded: 0 });
    expect(await states(email)).toEqual(['paid']);
  });

  test('waits for the next round when Stripe does not answer', async () => {
    const { email, orderId, sessionId } = await openOrder();
    await shop.stripe.pay(sessionId);
    await shop.status(orderId);
    await shop.stripe.refund(sessionId);
    shop.stripe.failCalls({ answer: 500 }, { times: 2, only: 'GET /v1/refunds' });
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
    await shop.stripe.pay(String(body['paymentSessionId']));
    await shop.stripe.idle();
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
    await shop.stripe.pay(String(body['paymentSessionId']));
    await shop.stripe.idle();
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
      await shop.stripe.expire(String(body['paymentSessionId']));
      await shop.stripe.idle();
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
    await shop.stripe.pay(sessionId);
    await endTime(orderId);
    expect((await reconcile()).body).toEqual({ settled: 1, refunded: 0, sent: 1 });
    expect(await shop.received(email)).toHaveLength(1);
    expect(
      await backend.query(`select last_error from outbox where kind = 'unknown_kind'`),
    ).toEqual([{ last_error: 'cannot write a unknown_kind' }]);
  });
});

test('nobody outside can start a round', async () => {
  const body = { next_run: new Date().toISOString() };
  expect((await shop.call('reconcile', { body })).status).toBe(404);
  expect((await shop.call('reconcile/', { body })).status).toBe(404);
  expect((await shop.call('reconcile', { method: 'GET' })).status).toBe(404);
});

test('rounds that follow too soon ask Stripe nothing', async () => {
  await shop.reconcile();
  const { email, orderId, sessionId } = await openOrder();
  await shop.stripe.pay(sessionId);
  await endTime(orderId);
  expect((await shop.stack.runSchedule())?.status).toBe(202);
  expect(await states(email)).toEqual(['pending']);
  expect((await shop.reconcile()).body).toMatchObject({ settled: 1 });
});

test('what an admin deleted is forgotten once it cannot be taken back', async () => {
  const { query } = shop.stack.backend;
  await query(
    `insert into private.deleted_submissions (id, deleted_at, submission, order_ids)
     values (gen_random_uuid(), now() - interval '1 minute', '{}', '{}'),
       ('00000000-0000-4000-8000-000000000001', now(), '{}', '{}')`,
  );
  expect((await reconcile()).status).toBe(200);
  expect(await query('select id from private.deleted_submissions')).toEqual([
    { id: '00000000-0000-4000-8000-000000000001' },
  ]);
});
