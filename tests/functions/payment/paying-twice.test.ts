import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dayAndMonth, plainDate } from '#src/shared/lib/dates/labels.ts';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';
import type { Answer } from '../../support/functions.ts';
import { newOrder, type OrderBody } from '../../support/shop-order.ts';
import { shop, useShop } from '../../support/use-shop.ts';
import { booked, course, states } from './bought.ts';

useShop({ seed: 'sample' });

async function buy(order: OrderBody): Promise<Answer> {
  const answer = await shop.pay(order);
  await shop.provider.pay(String(answer.body['paymentSessionId']));
  await shop.provider.idle();
  return answer;
}

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
    await shop.provider.refund(String(paid.body['paymentSessionId']));
    await shop.provider.idle();
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

  test('is not sold again as a part of another one, and is told by its name', async () => {
    const order = newOrder(course);
    const { body } = await buy(order);
    const part = { ...order, mentorshipType: 'resume_interview_course', amount: 299 };
    const refused = await shop.pay(part);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      title: 'This course is yours',
      detail: expect.stringContaining('It is part of the End-to-End Placement Course'),
      paid: { orderId: body['orderId'], canRepeat: false },
    });
  });

  test('is sold to someone who has only bought a part of it', async () => {
    const part = newOrder({ mentorshipType: 'resume_interview_course', amount: 299 });
    await buy(part);
    expect((await shop.pay({ ...part, ...course })).status).toBe(200);
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
