import { describe, expect, test } from 'vitest';
import { shop, useShop } from '../../../support/use-shop.ts';
import type { CheckoutSession } from '../../../../local/payments/stripe/objects/checkout-session.ts';
import { eventId, openOrder, paidOrder as paid, recorded, state } from '../webhook-orders.ts';

useShop();

const stripe = () => shop.stack.payments.stripe.control;

async function paidOrder() {
  const { page, ...open } = await paid();
  return { ...open, session: page as CheckoutSession };
}

const sessionOf = (orderId: string): Partial<CheckoutSession> =>
  stripe().sessions({ clientReferenceId: orderId })[0] ?? {};

const completed = (session: unknown, id = eventId()) =>
  stripe().send({ type: 'checkout.session.completed', object: session, id });

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
    const { status } = await stripe().send({
      type: 'checkout.session.completed',
      object: session,
      secret: 'whsec_another',
    });
    expect(status).toBe(400);
    expect(await state(open)).toEqual(['pending']);
  });

  test('a signature that is older than five minutes', async () => {
    const { session, ...open } = await paidOrder();
    const { status } = await stripe().send({
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
    await completed({ ...sessionOf(open.orderId), status: 'complete' });
    await completed({ ...sessionOf(open.orderId), payment_status: 'no_payment_required' });
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
