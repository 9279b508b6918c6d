import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paymentMethods } from '#src/shared/content/payment.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { validation } from '#src/shared/messages/validation.ts';
import { openShop, type Shop } from '../../support/functions.ts';
import { newOrder } from '../../support/shop-order.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => shop.forgetCounts());
afterAll(() => shop.stop());

const sessionCalls = () => shop.stripe.calls()['POST /v1/checkout/sessions'] ?? 0;

/** A stored booking form; the database makes its id known only to someone who sent it. */
async function submit(email: string): Promise<string> {
  const id = randomUUID();
  await shop.stack.backend.query(
    `insert into form_submissions (id, type, fullname, email, goal, phone, collegename, mentorshiptype)
     values ($1, 'individual', 'Rohan Sharma', $2, 'placement', '9876543210', 'NIT', 'resume_preparation')`,
    [id, email],
  );
  return id;
}

describe('a customer', () => {
  test('gets a hosted page for exactly what was chosen', async () => {
    const order = newOrder();
    const { status, body, headers } = await shop.pay(order);
    expect(status).toBe(200);
    expect(body).toEqual({
      paymentSessionId: expect.stringMatching(/^cs_test_/),
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
      stripe_session_id: body['paymentSessionId'],
      checkout_url: body['checkoutUrl'],
    });

    const session = shop.session(String(body['orderId']));
    expect(session).toMatchObject({
      amount_total: 14_900,
      currency: 'inr',
      customer_email: order.customerEmail,
      mode: 'payment',
      metadata: { order_id: body['orderId'], mentorship_type: 'resume_preparation' },
      success_url: `${shop.stack.url}/payment/success?order_id=${String(body['orderId'])}`,
      cancel_url: `${shop.stack.url}/payment?cancelled=1`,
    });
    const minutes = (session.expires_at - Date.now() / 1000) / 60;
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
    expect(shop.session(String(body['orderId'])).amount_total).toBe(amount * 100);
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

  test('who clicks twice, or comes back, gets the same page', async () => {
    const order = newOrder();
    const before = sessionCalls();
    const first = await shop.pay(order);
    const second = await shop.pay(order);
    expect(second.body).toEqual(first.body);
    expect(await shop.orders(order.customerEmail)).toHaveLength(1);
    expect(sessionCalls()).toBe(before + 1);
  });

  test('who sends the same form many times at once has one order and one session', async () => {
    const email = `double-${randomUUID()}@example.com`;
    const order = newOrder({ customerEmail: email, submissionId: await submit(email) });
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.pay(order)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const [stored, ...others] = await shop.orders(email);
    expect(others).toEqual([]);
    expect(shop.stripe.sessions({ clientReferenceId: stored?.order_id })).toHaveLength(1);
  });

  test('who buys two things has two orders', async () => {
    const order = newOrder();
    await shop.pay(order);
    await shop.pay({ ...order, mentorshipType: 'interview_preparation', amount: 199 });
    expect(await shop.orders(order.customerEmail)).toHaveLength(2);
  });

  test('who corrects the name keeps the page and gets the right name', async () => {
    const order = newOrder({ customerName: 'Rohn Sharma' });
    const first = await shop.pay(order);
    const second = await shop.pay({ ...order, customerName: 'Rohan Sharma' });
    expect(second.body).toEqual(first.body);
    expect(await shop.orders(order.customerEmail)).toMatchObject([
      { customer_name: 'Rohan Sharma' },
    ]);
  });

  test('whose page has expired can start again', async () => {
    const order = newOrder();
    const first = await shop.pay(order);
    shop.stripe.setWebhooks('lose', { customerEmail: order.customerEmail });
    await shop.stripe.expire(String(first.body['paymentSessionId']));

    const second = await shop.pay(order);
    expect(second.status).toBe(200);
    expect(second.body['orderId']).not.toBe(first.body['orderId']);
    expect(await shop.orders(order.customerEmail)).toMatchObject([
      { payment_status: 'expired' },
      { payment_status: 'pending', order_id: second.body['orderId'] },
    ]);
  });

  test('whose payment went through cannot pay for the same booking again', async () => {
    const email = `again-${randomUUID()}@example.com`;
    const order = newOrder({ customerEmail: email, submissionId: await submit(email) });
    shop.stripe.setWebhooks('lose', { customerEmail: email });
    const first = await shop.pay(order);
    await shop.stripe.pay(String(first.body['paymentSessionId']));

    const result = {
      ...first.body,
      checkoutUrl: `${shop.stack.url}/payment/success?order_id=${String(first.body['orderId'])}`,
    };
    expect((await shop.pay(order)).body, 'while our row is still pending').toEqual(result);
    expect((await shop.pay(order)).body, 'once it is paid').toEqual(result);
    expect(await shop.orders(email)).toMatchObject([{ payment_status: 'paid' }]);
  });

  test('whose bank is still busy is not asked to pay again', async () => {
    const order = newOrder();
    const first = await shop.pay(order);
    await shop.stripe.pay(String(first.body['paymentSessionId']), 'pending@upi');
    const second = await shop.pay(order);
    expect(second.body['checkoutUrl']).toBe(
      `${shop.stack.url}/payment/success?order_id=${String(first.body['orderId'])}`,
    );
    expect(await shop.orders(order.customerEmail)).toHaveLength(1);
  });

  test('cannot pay an old price after it has changed', async () => {
    const order = newOrder();
    const first = await shop.pay(order);
    await shop.stack.backend.query('update payments set amount = 99 where order_id = $1', [
      first.body['orderId'],
    ]);
    const second = await shop.pay(order);
    expect(second.body['orderId']).not.toBe(first.body['orderId']);
    expect(shop.session(String(first.body['orderId'])).status).toBe('expired');
    expect(shop.session(String(second.body['orderId'])).amount_total).toBe(14_900);
  });
});

describe('a booking form', () => {
  test('is joined to its order', async () => {
    const email = `joined-${randomUUID()}@example.com`;
    const submissionId = await submit(email);
    const { body } = await shop.pay(newOrder({ customerEmail: email, submissionId }));
    expect(await shop.orders(email)).toMatchObject([{ submission_id: submissionId }]);
    const rows = await shop.stack.backend.query(
      'select order_id from form_submissions where id = $1',
      [submissionId],
    );
    expect(rows).toEqual([{ order_id: body['orderId'] }]);
  });

  test('that is not known does not stop the payment', async () => {
    const order = newOrder({ submissionId: randomUUID() });
    const first = await shop.pay(order);
    expect(first.status).toBe(200);
    expect((await shop.pay(order)).body).toEqual(first.body);
    expect(await shop.orders(order.customerEmail)).toMatchObject([{ submission_id: null }]);
  });
});

test('the payment page offers the ways to pay that the site names', async () => {
  const { body } = await shop.pay(newOrder());
  const { payment_method_types } = shop.session(String(body['orderId']));
  expect([...payment_method_types].sort()).toEqual([...paymentMethods].sort());
  expect(shop.session(String(body['orderId'])).allowed_payment_method_types).toEqual(
    paymentMethods,
  );
});

describe('a request is refused', () => {
  const { message } = notices.paymentProblem();

  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'])('by %s', async (method) => {
    const { status, headers } = await shop.call('create-payment-order', { method });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('POST');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
  ])('as %s', async (type) => {
    const order = newOrder();
    const { status, body } = await shop.call('create-payment-order', {
      body: JSON.stringify(order),
      headers: { 'Content-Type': type },
    });
    expect(status).toBe(415);
    expect(body).toMatchObject({ status: 415, detail: message });
    expect(await shop.orders(order.customerEmail)).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['half a text', '{"mentorshipType": "resume'],
    ['no object', '"resume_preparation"'],
    ['null', 'null'],
    ['a list', '[]'],
    ['very deep JSON', '['.repeat(8_000) + ']'.repeat(8_000)],
    ['a very deep object', '{"a":'.repeat(2_000) + '1' + '}'.repeat(2_000)],
  ])('with %s as its body', async (_, text) => {
    const { status, body } = await shop.call('create-payment-order', { body: text });
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: 400, title: 'Error' });
  });

  test('with a body that is too long', async () => {
    const body = { ...newOrder(), note: 'x'.repeat(20_000) };
    expect((await shop.call('create-payment-order', { body })).status).toBe(413);
  });

  test('when its fields hide in a prototype', async () => {
    const order = newOrder();
    const body = `{"__proto__": ${JSON.stringify(order)}, "constructor": {"prototype": {"amount": 149}}}`;
    expect((await shop.call('create-payment-order', { body })).status).toBe(400);
    expect(await shop.orders(order.customerEmail)).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ['customerName', undefined, validation.fullName],
    ['customerName', '', validation.fullName],
    ['customerName', ' \u200b ', validation.fullName],
    ['customerName', 'x'.repeat(121), validation.tooLong],
    ['customerName', 'a\u0000b', validation.unreadable],
    ['customerName', '\ud800', validation.unreadable],
    ['customerName', '\u202egpj', validation.unreadable],
    ['customerName', { $ne: '' }, validation.fullName],
    ['customerEmail', undefined, validation.email],
    ['customerEmail', 'nobody', validation.email],
    ['customerEmail', 'a@b', validation.email],
    ['customerEmail', 'a@example.com,b@example.com', validation.email],
    ['customerEmail', 'a@example.com\nBcc: b@example.com', validation.email],
    ['customerEmail', ['a@example.com'], validation.email],
    ['customerPhone', undefined, validation.phone],
    ['customerPhone', '987654321', validation.phone],
    ['customerPhone', '98765432101', validation.phone],
    ['customerPhone', '+919876543210', validation.phone],
    ['customerPhone', '98765abcde', validation.phone],
    ['customerPhone', '९८७६५४३२१०', validation.phone],
    ['customerPhone', 9_876_543_210, validation.phone],
    ['mentorshipType', undefined, validation.mentorshipType],
    ['mentorshipType', '', validation.mentorshipType],
    ['mentorshipType', 'x'.repeat(65), validation.tooLong],
    ['mentorshipType', { toString: 'resume_preparation' }, validation.mentorshipType],
    ['amount', undefined, validation.amount],
    ['amount', '149', validation.amount],
    ['amount', 149.5, validation.amount],
    ['amount', 0, validation.amount],
    ['amount', -149, validation.amount],
    ['amount', null, validation.amount],
    ['amount', [149], validation.amount],
    ['submissionId', 'one', validation.submission],
    ['submissionId', "1' or '1'='1", validation.submission],
    ['buyerKey', 'secret', validation.buyerKey],
    ['buyerKey', { $ne: '' }, validation.buyerKey],
  ])('with %s %j', async (field, value, sentence) => {
    const order = newOrder();
    const before = sessionCalls();
    const { status, body } = await shop.call('create-payment-order', {
      body: { ...order, [field]: value },
    });
    expect(status).toBe(400);
    expect(body['fields']).toEqual({ [field]: sentence });
    expect(body['detail']).toBe(sentence);
    expect(await shop.orders(order.customerEmail)).toEqual([]);
    expect(sessionCalls()).toBe(before);
  });
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
    expect(shop.session(String(body['orderId']))).toMatchObject({
      currency: 'inr',
      amount_total: 14_900,
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
    const { success_url, cancel_url } = shop.session(String(body['orderId']));
    expect(new URL(success_url ?? '').origin).toBe(shop.stack.url);
    expect(new URL(cancel_url ?? '').origin).toBe(shop.stack.url);
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
