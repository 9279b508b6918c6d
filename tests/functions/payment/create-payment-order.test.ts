import { describe, expect, test } from 'vitest';
import { paymentMethods } from '#src/shared/content/payment.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { newOrder } from '../../support/shop-order.ts';
import { shop, useShop } from '../../support/use-shop.ts';
import { sessionCalls } from './session-calls.ts';

useShop();

describe('a customer', () => {
  test('gets a hosted page for exactly what was chosen', async () => {
    const order = newOrder();
    const { status, body, headers } = await shop.pay(order);
    expect(status).toBe(200);
    expect(body).toEqual({
      paymentSessionId: expect.stringMatching(/^(cs_test|plink)_/),
      orderId: expect.stringMatching(/^ord_[0-9a-f]{32}$/),
      checkoutUrl: expect.stringContaining(String(body['paymentSessionId'])),
    });
    expect(headers.get('content-type')).toContain('application/json');

    const [stored, ...others] = await shop.orders(order.customerEmail);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      order_id: body['orderId'],
      amount: 149,
      payment_status: 'pending',
      provider_session_id: body['paymentSessionId'],
      checkout_url: body['checkoutUrl'],
    });

    const page = shop.page(String(body['orderId']));
    expect(page).toMatchObject({ state: 'open', amountInPaise: 14_900, currency: 'inr' });
    expect(page.addresses[0]).toBe(
      `${shop.stack.url}/payment/success?order_id=${String(body['orderId'])}`,
    );
    expect(JSON.stringify(page.all)).toContain(order.customerEmail);
    const { expires_at, expire_by } = page.all as { expires_at?: number; expire_by?: number };
    const minutes = ((expires_at ?? expire_by ?? 0) - Date.now() / 1000) / 60;
    expect(minutes).toBeGreaterThan(30);
    expect(minutes).toBeLessThan(33);
  });

  test.each([
    ['resume_preparation', 149],
    ['interview_preparation', 199],
    ['resume_interview_course', 299],
    ['end_to_end_course', 499],
    ['something_new', 499],
    ['__proto__', 499],
    ['constructor', 499],
    ['toString', 499],
    ['hasOwnProperty', 499],
  ])('pays the listed price of %s: %i rupees', async (mentorshipType, amount) => {
    const { status, body } = await shop.pay(newOrder({ mentorshipType, amount }));
    expect(status).toBe(200);
    expect(shop.page(String(body['orderId'])).amountInPaise).toBe(amount * 100);
  });

  test.each([
    ['resume_preparation', 1, 149],
    ['resume_preparation', 148, 149],
    ['resume_preparation', 14_900, 149],
    ['interview_preparation', 149, 199],
    ['end_to_end_course', 299, 499],
    ['__proto__', 149, 499],
  ])('cannot pay another price for %s: %i rupees', async (mentorshipType, amount, right) => {
    const order = newOrder({ mentorshipType, amount });
    const before = sessionCalls();
    const { status, body } = await shop.pay(order);
    expect(status).toBe(409);
    expect(body).toEqual({
      status: 409,
      title: 'Error',
      detail: notices.priceChanged(right).message,
      amount: right,
    });
    expect(await shop.orders(order.customerEmail)).toEqual([]);
    expect(sessionCalls()).toBe(before);
  });
});

test('the payment page offers the ways to pay that the site names', async () => {
  const { body } = await shop.pay(newOrder());
  expect(shop.page(String(body['orderId'])).methods).toEqual(paymentMethods);
});

describe('someone who sends the request', () => {
  test('cannot set the state, the order or the price by extra fields', async () => {
    const order = newOrder();
    const { status, body } = await shop.call('create-payment-order', {
      body: {
        ...order,
        order_id: `ord_${'0'.repeat(32)}`,
        payment_status: 'paid',
        unit_amount: 1,
        currency: 'usd',
      },
    });
    expect(status).toBe(200);
    expect(await shop.orders(order.customerEmail)).toMatchObject([
      { payment_status: 'pending', amount: 149 },
    ]);
    expect(body['orderId']).not.toBe(`ord_${'0'.repeat(32)}`);
    expect(shop.page(String(body['orderId']))).toMatchObject({
      currency: 'inr',
      amountInPaise: 14_900,
    });
  });

  test('cannot send the customer to another site afterwards', async () => {
    const { body } = await shop.call('create-payment-order', {
      body: newOrder(),
      headers: {
        Origin: 'https://evil.example',
        Referer: 'https://evil.example/',
        'X-Forwarded-Host': 'evil.example',
        'X-Forwarded-Proto': 'https',
        Forwarded: 'host=evil.example',
      },
    });
    for (const address of shop.page(String(body['orderId'])).addresses) {
      expect(new URL(address).origin).toBe(shop.stack.url);
    }
  });

  test('gets an answer that no cache keeps, no frame shows and no other site reads', async () => {
    for (const init of [{ body: newOrder() }, { body: '{' }, { method: 'GET' }]) {
      const { headers } = await shop.call('create-payment-order', init);
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});
