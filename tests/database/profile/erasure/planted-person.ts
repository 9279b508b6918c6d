import { randomInt, randomUUID } from 'node:crypto';
import { join, type Person } from '../../support/people.ts';
import { newOrderId } from '../../support/sample-rows.ts';
import { backend } from '../../support/use-backend.ts';

/** Somebody with an account, whose words, name, address and phone will be everywhere. */
export interface Planted extends Person {
  name: string;
  phone: string;
  paidOrder: string;
  unpaidOrder: string;
  inquiry: string;
  booking: string;
  review: string;
}

/** How a person gets into a table, or why nobody is in it. */
type Entry = ((person: Planted) => PromiseLike<unknown>) | string;

/** Tables by schema and name. */
export type Tables = Record<string, Entry>;

export const byNewPerson: Entry = async () => undefined;
export const content = 'What the mentor publishes, or how the site is set up';
export const keysOnly = 'Ids, states and numbers';

export const query = (sql: string, ...parameters: unknown[]) => backend.query(sql, parameters);

/** An account with a paid and an unpaid order, an inquiry, a session and a review. */
export async function newPerson(): Promise<Planted> {
  const mark = randomUUID().slice(0, 8);
  const email = `yashodhara-${mark}@erasure.example`;
  // Nobody else has them, so what is found is theirs.
  const name = `Yashodhara Q${mark}`;
  const phone = String(randomInt(9_000_000_000, 9_999_999_999));
  const person = await join(backend, email, { full_name: name });
  const [paidOrder, unpaidOrder] = [newOrderId(), newOrderId()];
  const [inquiry, review] = [randomUUID(), randomUUID()];
  await query(
    `insert into form_submissions (id, type, email, fullname, phone, goal)
     values ($1, 'individual', $2, $3, $4, 'placement')`,
    inquiry,
    email.toUpperCase(),
    name,
    phone,
  );
  for (const [order, status] of [
    [paidOrder, 'paid'],
    [unpaidOrder, 'pending'],
  ]) {
    await query(
      `insert into payments (
         order_id, amount, mentorshiptype, payment_status, customer_name, customer_email, customer_phone, checkout_url,
         submission_id, wants_phone_messages
       )
       values ($1, 149, 'resume_preparation', $2, $3, $4, $5, 'https://pay.example/' || $5, $6, true)`,
      order,
      status,
      name,
      email,
      phone,
      inquiry,
    );
  }
  await query(
    `insert into reviews (id, user_id, rating, title, content, reviewer_name, designation)
     values ($1, $2, 5, $3, $3, $3, 'Student')`,
    review,
    person.id,
    name,
  );
  const [booking] = await backend.query<{ id: string }>(
    'select id from bookings where order_id = $1',
    [paidOrder],
  );
  return {
    ...person,
    name,
    phone,
    paidOrder,
    unpaidOrder,
    inquiry,
    review,
    booking: booking?.id ?? '',
  };
}
