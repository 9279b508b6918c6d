import { randomUUID } from 'node:crypto';
import type { OrderBody } from '../../support/shop-order.ts';
import { shop } from '../../support/use-shop.ts';

export const course = { mentorshipType: 'end_to_end_course', amount: 499 };

/** A booking form of its own each time, as the second tab fills one in. */
export async function booked(order: OrderBody): Promise<OrderBody> {
  const submissionId = randomUUID();
  await shop.stack.backend.query(
    `insert into form_submissions (id, type, fullname, email, goal, phone, collegename, mentorshiptype)
     values ($1, 'individual', 'Rohan Sharma', $2, 'placement', $3, 'NIT', 'resume_preparation')`,
    [submissionId, order.customerEmail, order.customerPhone],
  );
  return { ...order, submissionId };
}

export const states = async ({ customerEmail }: OrderBody) =>
  (await shop.orders(customerEmail)).map(({ payment_status }) => payment_status);
