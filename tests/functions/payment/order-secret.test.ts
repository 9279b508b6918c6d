import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../support/functions.ts';
import { newOrder } from '../../support/shop-order.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => shop.forgetCounts());
afterAll(() => shop.stop());

const course = { mentorshipType: 'end_to_end_course', amount: 499 };

describe.each([
  ['without a secret', undefined],
  ['with a secret of their own', randomUUID()],
])('a stranger who knows mail and phone, %s', (_, buyerKey) => {
  /** Somebody's open order of a course, and what a stranger who knows mail and phone gets. */
  async function attack() {
    const victim = newOrder(course);
    const own = await shop.pay(victim);
    const { buyerKey: _secret, ...known } = victim;
    const stranger = await shop.pay({
      ...known,
      customerName: 'Mallory',
      ...(buyerKey && { buyerKey }),
    });
    return { victim, own, stranger };
  }

  test('gets neither the order nor its page', async () => {
    const { own, stranger } = await attack();
    expect(stranger.status).toBe(200);
    expect(stranger.body['orderId']).not.toBe(own.body['orderId']);
    expect(stranger.body['paymentSessionId']).not.toBe(own.body['paymentSessionId']);
  });

  test('cannot change the name of the order', async () => {
    const { victim, own } = await attack();
    const stored = await shop.orders(victim.customerEmail);
    expect(stored.find(({ order_id }) => order_id === own.body['orderId'])).toMatchObject({
      customer_name: 'Rohan Sharma',
    });
  });

  test('reads no receipt of it once it is paid', async () => {
    const { own, stranger } = await attack();
    await shop.provider.pay(String(own.body['paymentSessionId']));
    await shop.provider.idle();
    const receiptOf = ({ body }: typeof own) =>
      shop.call(`receipt?order_id=${String(body['orderId'])}`, { method: 'GET' });
    expect((await receiptOf(own)).status).toBe(200);
    expect((await receiptOf(stranger)).status).toBe(404);
  });
});

test('a stranger who begins first is not paid by the one whose mail and phone they used', async () => {
  const victim = newOrder(course);
  const { buyerKey: _, ...known } = victim;
  const stranger = await shop.pay({ ...known, buyerKey: randomUUID() });
  const own = await shop.pay(victim);
  expect(own.body['orderId']).not.toBe(stranger.body['orderId']);
});

test('someone who holds the secret finds the order again, with another name too', async () => {
  const order = newOrder(course);
  const first = await shop.pay(order);
  const second = await shop.pay({ ...order, customerName: 'Rohan K. Sharma' });
  expect(second.body).toEqual(first.body);
  expect(await shop.orders(order.customerEmail)).toMatchObject([
    { customer_name: 'Rohan K. Sharma' },
  ]);
});

test('who has no secret, because the browser keeps nothing, can pay all the same', async () => {
  const { buyerKey: _, ...order } = newOrder(course);
  const { status, body } = await shop.pay(order);
  expect(status).toBe(200);
  await shop.provider.pay(String(body['paymentSessionId']));
  await shop.provider.idle();
  expect(await shop.orders(order.customerEmail)).toMatchObject([{ payment_status: 'paid' }]);
});

test('the secret is neither stored nor sent to the payment provider', async () => {
  const order = newOrder(course);
  const { body } = await shop.pay(order);
  const rows = await shop.stack.backend.query<{ row: string }>(
    'select to_jsonb(payments)::text as row from payments where order_id = $1',
    [body['orderId']],
  );
  expect(rows[0]?.row).toContain(order.customerEmail);
  expect(rows[0]?.row).not.toContain(order.buyerKey);
  expect(JSON.stringify(shop.page(String(body['orderId'])).all)).not.toContain(order.buyerKey);
});
