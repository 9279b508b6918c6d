import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { todayInIndia } from '#src/shared/lib/event-timing.ts';
import { dayAndMonth, plainDate } from '#src/shared/lib/event-labels.ts';
import { type Answer, openShop, type Shop } from '../../support/functions.ts';
import { newOrder, type OrderBody } from '../../support/shop-order.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ seed: 'sample' });
});
beforeEach(() => shop.forgetCounts());
afterAll(() => shop.stop());

const course = { mentorshipType: 'end_to_end_course', amount: 499 };

/** A booking form of its own each time, as the second tab fills one in. */
async function booked(order: OrderBody): Promise<OrderBody> {
  const submissionId = randomUUID();
  await shop.stack.backend.query(
    `insert into form_submissions (id, type, fullname, email, goal, phone, collegename, mentorshiptype)
     values ($1, 'individual', 'Rohan Sharma', $2, 'placement', $3, 'NIT', 'resume_preparation')`,
    [submissionId, order.customerEmail, order.customerPhone],
  );
  return { ...order, submissionId };
}

async function buy(order: OrderBody): Promise<Answer> {
  const answer = await shop.pay(order);
  await shop.stripe.pay(String(answer.body['paymentSessionId']));
  await shop.stripe.idle();
  return answer;
}

const states = async ({ customerEmail }: OrderBody) =>
  (await shop.orders(customerEmail)).map(({ payment_status }) => payment_status);

describe('someone who paid for a session within a day', () => {
  test('is asked before paying for the same again, and pays again when that is wanted', async () => {
    const order = await booked(newOrder());
    const first = await buy(order);
    const again = await booked(order);
    const asked = await shop.pay(again);
    expect(asked.status).toBe(409);
    expect(asked.body).toEqual({
      status: 409,
      title: 'Already paid',
      detail: `You have already paid for this on ${dayAndMonth(todayInIndia())}. Pay again?`,
      paid: { orderId: first.body['orderId'], canRepeat: true },
    });
    expect(await states(order)).toEqual(['paid']);

    expect((await buy({ ...again, payAgain: true })).status).toBe(200);
    expect(await states(order)).toEqual(['paid', 'paid']);
  });

  test('is asked with another mail but the same phone, and with another phone but the same mail', async () => {
    const order = newOrder();
    await buy(order);
    const { customerEmail, customerPhone } = newOrder();
    expect((await shop.pay({ ...order, customerEmail })).status).toBe(409);
    expect((await shop.pay({ ...order, customerPhone })).status).toBe(409);
    expect((await shop.pay({ ...order, customerEmail, customerPhone })).status).toBe(200);
  });

  test('is not asked about something else, about what went back, or once the day is over', async () => {
    const order = newOrder();
    const { body } = await buy(order);
    const other = { ...order, mentorshipType: 'interview_preparation', amount: 199 };
    expect((await shop.pay(other)).status).toBe(200);
    await shop.stack.backend.query('alter table payments disable trigger number_receipt');
    await shop.stack.backend.query(
      `update payments set paid_at = now() - interval '25 hours' where order_id = $1`,
      [body['orderId']],
    );
    await shop.stack.backend.query('alter table payments enable trigger number_receipt');
    expect((await shop.pay(order)).status).toBe(200);

    const refunded = newOrder();
    const paid = await buy(refunded);
    await shop.stripe.refund(String(paid.body['paymentSessionId']));
    await shop.stripe.idle();
    expect((await shop.pay(refunded)).status).toBe(200);
  });
});

describe('a stranger who knows mail and phone', () => {
  test.each([
    ['without a secret', undefined],
    ['with a secret of their own', randomUUID()],
  ])('%s does not learn that somebody paid', async (_, buyerKey) => {
    const order = newOrder(course);
    await buy(order);
    const { buyerKey: _secret, ...known } = order;
    const { status, text } = await shop.pay({ ...known, ...(buyerKey && { buyerKey }) });
    expect(status).toBe(200);
    expect(text).not.toContain('paid');
  });

  test('and is signed in to another account does not learn it either', async () => {
    const order = newOrder(course);
    await buy(order);
    const { buyerKey: _, ...known } = order;
    expect((await shop.pay(known, await shop.signIn('student'))).status).toBe(200);
  });
});

describe('a course that is owned', () => {
  test('is not sold again to the browser that bought it, even when it asks to pay again', async () => {
    const order = newOrder(course);
    const { body } = await buy(order);
    for (const payAgain of [false, true]) {
      const refused = await shop.pay({ ...order, payAgain });
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({
        title: 'This course is yours',
        detail: expect.stringContaining(plainDate(todayInIndia())),
        paid: { orderId: body['orderId'], canRepeat: false },
      });
    }
    expect(await states(order)).toEqual(['paid']);
  });

  test('is not sold again to its owner who is signed in, on any device', async () => {
    const customerEmail = 'student@example.com';
    await buy(newOrder({ ...course, customerEmail }));
    const elsewhere = newOrder({ ...course, customerEmail });
    const refused = await shop.pay(elsewhere, await shop.signIn('student'));
    expect(refused.status).toBe(409);
    expect(refused.body['paid']).toMatchObject({ canRepeat: false });
    const expired = await shop.pay(elsewhere, { Authorization: 'Bearer over' });
    expect(expired.status, 'a session that is over').toBe(200);
  });
});

describe('of two tabs', () => {
  test('the second cannot be paid once the first is, and no mail calls it unfinished', async () => {
    const order = newOrder();
    const tabs = [await booked(order), await booked(order)] as const;
    const first = await shop.pay(tabs[0]);
    const second = await shop.pay(tabs[1]);
    expect(second.body['orderId']).not.toBe(first.body['orderId']);
    await shop.stripe.pay(String(first.body['paymentSessionId']));
    await shop.stripe.idle();
    expect(shop.session(String(second.body['orderId'])).status).toBe('expired');
    expect((await states(order)).sort()).toEqual(['expired', 'paid']);
    expect(await shop.queued(order.customerEmail)).toEqual(['booking_confirmation']);
    expect((await shop.pay(tabs[1])).status).toBe(409);
  });

  test('of two browsers too, when mail and phone are the same', async () => {
    const order = newOrder(course);
    const first = await shop.pay(order);
    const second = await shop.pay({ ...order, buyerKey: randomUUID() });
    await shop.stripe.pay(String(second.body['paymentSessionId']));
    await shop.stripe.idle();
    expect(shop.session(String(first.body['orderId'])).status).toBe('expired');
  });

  test('the page of somebody else on a shared browser stays open', async () => {
    const order = newOrder();
    const { customerEmail, customerPhone } = newOrder();
    await shop.pay(order);
    const other = await shop.pay({ ...order, customerEmail, customerPhone });
    await shop.stripe.pay(String(other.body['paymentSessionId']));
    await shop.stripe.idle();
    expect(await states(order)).toEqual(['pending']);
  });

  test('while Stripe is down the first is still paid', async () => {
    const order = newOrder();
    const tabs = [await booked(order), await booked(order)] as const;
    const first = await shop.pay(tabs[0]);
    await shop.pay(tabs[1]);
    shop.stripe.setWebhooks('lose', { customerEmail: order.customerEmail });
    const session = await shop.stripe.pay(String(first.body['paymentSessionId']));
    shop.stripe.failCalls({ answer: 500 }, { times: 2, customerEmail: order.customerEmail });
    const { status } = await shop.stripe.send({
      type: 'checkout.session.completed',
      object: session,
    });
    expect(status).toBe(200);
    expect((await states(order)).sort()).toEqual(['paid', 'pending']);
  });
});
