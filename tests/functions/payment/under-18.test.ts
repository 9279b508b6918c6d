import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newOrder, type OrderBody } from '../../support/shop-order.ts';
import { shop, useShop } from '../../support/use-shop.ts';
import { paidOrder } from './paid-order.ts';

useShop();

const guardian = { name: 'Suresh Nair', email: 'suresh@parents.example', declared: true };
const course = { mentorshipType: 'resume_interview_course', amount: 299 };
const ordersOf = ({ customerEmail }: OrderBody) => shop.orders(customerEmail);

describe('a course for a student under 18', () => {
  test('is ordered with the parent who has agreed', async () => {
    const order = newOrder({ ...course, guardian });
    expect((await shop.pay(order)).status).toBe(200);
    expect(await ordersOf(order)).toMatchObject([
      { under_18: true, guardian_name: guardian.name, guardian_email: guardian.email },
    ]);
  });

  test.each<[string, NonNullable<OrderBody['guardian']>]>([
    ['without the declaration', { name: guardian.name, email: guardian.email }],
    ['with a declaration that was refused', { ...guardian, declared: false }],
    ['without a name', { email: guardian.email, declared: true }],
    ['without an address', { name: guardian.name, declared: true }],
  ])('cannot be ordered %s, and nothing is stored', async (_how, incomplete) => {
    const order = newOrder({ ...course, guardian: incomplete });
    const { status, body } = await shop.pay(order);
    expect(status).toBe(400);
    expect(Object.keys(body['fields'] as object)).toEqual(['guardian']);
    expect(await ordersOf(order)).toEqual([]);
  });

  test('is corrected when the buyer comes back and says so', async () => {
    const order = newOrder(course);
    await shop.pay(order);
    await shop.pay({ ...order, guardian });
    expect(await ordersOf(order)).toMatchObject([{ under_18: true, guardian_name: 'Suresh Nair' }]);
    await shop.pay(order);
    expect(await ordersOf(order)).toMatchObject([{ under_18: false, guardian_name: null }]);
  });
});

describe('a session for a student under 18', () => {
  async function booked(): Promise<OrderBody> {
    const submissionId = randomUUID();
    const order = newOrder({ submissionId });
    await shop.stack.backend.query(
      `insert into public.form_submissions
         (id, type, fullname, email, goal, under_18, guardian_name, guardian_email, guardian_declared_at)
       values ($1, 'individual', 'Kavya Nair', $2, 'career', true, $3, $4, now())`,
      [submissionId, order.customerEmail, guardian.name, `parent-${submissionId}@example.com`],
    );
    return order;
  }

  test('has the parent of the booking form, whatever the order says', async () => {
    const order = await booked();
    await shop.pay(order);
    await shop.pay({ ...order, customerName: 'Kavya S Nair' });
    expect(await ordersOf(order)).toMatchObject([{ under_18: true, guardian_name: 'Suresh Nair' }]);
  });

  test('is confirmed to the parent too', async () => {
    const order = await booked();
    await paidOrder(order);
    await shop.call('send-mails');
    const subjects = ['Booking confirmed: 1-to-1 Resume Preparation'];
    expect(await shop.received(order.customerEmail)).toEqual(subjects);
    expect(await shop.received(`parent-${String(order.submissionId)}@example.com`)).toEqual(
      subjects,
    );
  });
});
