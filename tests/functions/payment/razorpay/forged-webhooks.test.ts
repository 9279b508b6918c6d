import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { PaymentLink } from '../../../../local/payments/razorpay/objects/payment-link.ts';
import { shop, useShop } from '../../../support/use-shop.ts';
import { eventId, paidOrder as paid, recorded, state } from '../webhook-orders.ts';

useShop();

const razorpay = () => shop.stack.payments.razorpay.control;

async function paidOrder() {
  const { page, ...open } = await paid();
  return { ...open, link: page as PaymentLink };
}

const eventOf = (link: object) => ({
  type: 'payment_link.paid',
  object: { payment_link: link, payment: { id: 'pay_of_the_test' } },
});

describe('nothing is paid by', () => {
  const raw = (body: string, signature?: string) =>
    shop.call('razorpay-webhook', {
      body,
      headers: signature === undefined ? {} : { 'X-Razorpay-Signature': signature },
    });
  const fake = (link: object) =>
    JSON.stringify({ event: 'payment_link.paid', created_at: 1, payload: eventOf(link).object });

  test.each([
    ['without a signature', undefined],
    ['with an empty one', ''],
    ['with a made-up one', 'a'.repeat(64)],
    ['with a long one', 'a'.repeat(8_000)],
    ['with one of another secret', createHmac('sha256', 'guess').update('x').digest('hex')],
  ])('a request %s', async (_, signature) => {
    const { link, ...open } = await paidOrder();
    expect((await raw(fake(link), signature)).status).toBe(400);
    expect(await state(open)).toEqual(['pending']);
  });

  test('a signature with another secret', async () => {
    const { link, ...open } = await paidOrder();
    const { status } = await razorpay().send({ ...eventOf(link), secret: 'another secret' });
    expect(status).toBe(400);
    expect(await state(open)).toEqual(['pending']);
  });

  test('an event about an order that is not ours', async () => {
    const { link, ...open } = await paidOrder();
    const id = eventId();
    const stranger = { ...link, reference_id: `ord_${'f'.repeat(32)}` };
    expect((await razorpay().send({ ...eventOf(stranger), id })).status).toBe(200);
    expect(await recorded(id)).toMatchObject([{ outcome: 'unknown_order' }]);
    expect(await state(open)).toEqual(['pending']);
  });

  test.each([
    ['a smaller sum', { amount_paid: 100 }],
    ['a larger sum', { amount_paid: 1_490_000 }],
    ['another currency', { currency: 'USD' }],
  ])('%s: it is recorded for the admin', async (_, change) => {
    const { link, ...open } = await paidOrder();
    const id = eventId();
    expect((await razorpay().send({ ...eventOf({ ...link, ...change }), id })).status).toBe(200);
    expect(await state(open)).toEqual(['pending']);
    expect(await recorded(id)).toMatchObject([{ order_id: open.orderId, outcome: 'mismatch' }]);
    expect(await shop.queued(open.order.customerEmail)).toEqual([]);
  });

  test('a link that is not paid', async () => {
    const { link, ...open } = await paidOrder();
    await razorpay().send(eventOf({ ...link, status: 'created', amount_paid: 0, payments: null }));
    expect(await state(open)).toEqual(['pending']);
  });

  test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('%s', async (method) => {
    const { status, headers } = await shop.call('razorpay-webhook', { method });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('POST');
  });

  test('a body without end', async () => {
    expect((await raw('x'.repeat(600_000), 'a'.repeat(64))).status).toBe(413);
  });
});
