import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../support/functions.ts';
import { newOrder, type OrderBody } from '../../support/shop-order.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => shop.forgetCounts());
afterAll(() => shop.stop());

const eventId = () => `evt_${randomUUID().replaceAll('-', '')}`;

interface Open {
  order: OrderBody;
  orderId: string;
  sessionId: string;
}

/** An order whose hosted page is open; Stripe's own webhooks about it are lost, so that the test sends them. */
async function openOrder(changes: Partial<OrderBody> = {}): Promise<Open> {
  const order = newOrder(changes);
  shop.stripe.setWebhooks('lose', { customerEmail: order.customerEmail });
  const { body } = await shop.pay(order);
  return { order, orderId: String(body['orderId']), sessionId: String(body['paymentSessionId']) };
}

async function paidOrder() {
  const open = await openOrder();
  return { ...open, session: await shop.stripe.pay(open.sessionId) };
}

const state = async ({ order }: Open) =>
  (await shop.orders(order.customerEmail)).map(({ payment_status }) => payment_status);

const completed = (session: unknown, id = eventId()) =>
  shop.stripe.send({ type: 'checkout.session.completed', object: session, id });

const recorded = (id: string) =>
  shop.stack.backend.query('select type, order_id, outcome from provider_events where id = $1', [
    id,
  ]);

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

describe('nothing is paid by', () => {
  const raw = async (body: string, signature?: string) =>
    shop.call('stripe-webhook', {
      body,
      headers: signature === undefined ? {} : { 'Stripe-Signature': signature },
    });
  const fake = (session: unknown) =>
    JSON.stringify({
      id: eventId(),
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: session },
    });

  test('a request without a signature', async () => {
    const { session, ...open } = await paidOrder();
    expect((await raw(fake(session))).status).toBe(400);
    expect((await raw(fake(session), '')).status).toBe(400);
    expect(await state(open)).toEqual(['pending']);
  });

  test.each([
    ['an old one', 't=1,v1=00'],
    ['half a one', 'v1='],
    ['an empty one', 't=,v1=,'],
    ['one of the future', 't=99999999999999999999,v1=zz'],
    ['one letter', '\u00e9'],
    ['a long one', 't='.repeat(4_000)],
  ])('a made-up signature: %s', async (_, signature) => {
    const { session, ...open } = await paidOrder();
    expect((await raw(fake(session), signature)).status).toBe(400);
    expect(await state(open)).toEqual(['pending']);
  });

  test('a signature with another secret', async () => {
    const { session, ...open } = await paidOrder();
    const { status } = await shop.stripe.send({
      type: 'checkout.session.completed',
      object: session,
      secret: 'whsec_another',
    });
    expect(status).toBe(400);
    expect(await state(open)).toEqual(['pending']);
  });

  test('a signature that is older than five minutes', async () => {
    const { session, ...open } = await paidOrder();
    const { status } = await shop.stripe.send({
      type: 'checkout.session.completed',
      object: session,
      signedAt: Math.floor(Date.now() / 1000) - 301,
    });
    expect(status).toBe(400);
    expect(await state(open)).toEqual(['pending']);
  });

  test('an event about an order that is not ours', async () => {
    const { session, ...open } = await paidOrder();
    const stranger = { ...session, client_reference_id: `ord_${'f'.repeat(32)}` };
    const id = eventId();
    expect((await completed(stranger, id)).status).toBe(200);
    expect(await recorded(id)).toMatchObject([{ outcome: 'unknown_order' }]);
    expect((await completed({ ...session, client_reference_id: null, metadata: {} })).status).toBe(
      200,
    );
    expect(await state(open)).toEqual(['pending']);
  });

  test.each([
    ['a smaller sum', { amount_total: 100 }],
    ['a larger sum', { amount_total: 1_490_000 }],
    ['no sum', { amount_total: null }],
    ['another currency', { currency: 'usd' }],
    ['no currency', { currency: null }],
    ['live money for a test order', { livemode: true }],
  ])('%s: it is recorded for the admin', async (_, change) => {
    const { session, ...open } = await paidOrder();
    const id = eventId();
    expect((await completed({ ...session, ...change }, id)).status).toBe(200);
    expect(await state(open)).toEqual(['pending']);
    expect(await recorded(id)).toMatchObject([{ order_id: open.orderId, outcome: 'mismatch' }]);
    expect(await shop.queued(open.order.customerEmail)).toEqual([]);
  });

  test('a session that is not paid', async () => {
    const open = await openOrder();
    await completed({ ...shop.session(open.orderId), status: 'complete' });
    await completed({ ...shop.session(open.orderId), payment_status: 'no_payment_required' });
    expect(await state(open)).toEqual(['pending']);
  });

  test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('%s', async (method) => {
    const { status, headers } = await shop.call('stripe-webhook', { method });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('POST');
  });

  test('a body without end', async () => {
    expect((await raw('x'.repeat(600_000), 't=1,v1=00')).status).toBe(413);
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
