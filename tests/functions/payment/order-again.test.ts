import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newOrder } from '../../support/shop-order.ts';
import { shop, useShop } from '../../support/use-shop.ts';
import { sessionCalls } from './session-calls.ts';

useShop();

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
    expect(shop.provider.sessions({ clientReferenceId: stored?.order_id })).toHaveLength(1);
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
    shop.provider.setWebhooks('lose', { customerEmail: order.customerEmail });
    await shop.provider.expire(String(first.body['paymentSessionId']));

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
    shop.provider.setWebhooks('lose', { customerEmail: email });
    const first = await shop.pay(order);
    await shop.provider.pay(String(first.body['paymentSessionId']));

    const result = {
      ...first.body,
      checkoutUrl: `${shop.stack.url}/payment/success?order_id=${String(first.body['orderId'])}`,
    };
    expect((await shop.pay(order)).body, 'while our row is still pending').toEqual(result);
    expect((await shop.pay(order)).body, 'once it is paid').toEqual(result);
    expect(await shop.orders(email)).toMatchObject([{ payment_status: 'paid' }]);
  });

  test('cannot pay an old price after it has changed', async () => {
    const order = newOrder();
    const first = await shop.pay(order);
    await shop.stack.backend.query('update payments set amount = 99 where order_id = $1', [
      first.body['orderId'],
    ]);
    const second = await shop.pay(order);
    expect(second.body['orderId']).not.toBe(first.body['orderId']);
    expect(shop.page(String(first.body['orderId'])).state).toBe('over');
    expect(shop.page(String(second.body['orderId'])).amountInPaise).toBe(14_900);
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
