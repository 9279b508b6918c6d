import { describe, expect, test } from 'vitest';
import { addEvent } from '../events/registered.ts';
import { order, paymentOf } from '../payment/orders.ts';
import {
  aBooking,
  aCollegeInquiry,
  aContactMessage,
  aGuardian,
  aPayment,
  aRegistration,
  newOrderId,
  type Row,
} from '../support/sample-rows.ts';
import { people, useBackend } from '../support/use-backend.ts';

useBackend();

const codeOf = async (answer: PromiseLike<{ error: { code: string } | null }>) =>
  (await answer).error?.code;
const book = (row: Row) => people.visitor.from('form_submissions').insert(row);
const register = async (changes: Row) => {
  const event_id = (await addEvent())['id'];
  const row = aRegistration({ event_id, user_id: people.student.id, ...changes });
  return people.student.client.from('event_registrations').insert(row);
};
const pay = (changes: Row) => people.service.from('payments').insert(aPayment(changes));

const incomplete: [string, Row][] = [
  ['nobody', { guardian_name: null, guardian_email: null, guardian_declared_at: null }],
  ['no name', { guardian_name: null }],
  ['a name that nobody can see', { guardian_name: '\u200b' }],
  ['no address', { guardian_email: null }],
  ['no address that is one', { guardian_email: 'suresh' }],
  ['no declaration', { guardian_declared_at: null }],
];

describe('a student under 18 cannot be stored', () => {
  test.each(incomplete)('with %s for a parent', async (_what, changes) => {
    const guardian = aGuardian(changes);
    expect(await codeOf(book(aBooking(guardian)))).toBe('23514');
    expect(await codeOf(register(guardian))).toBe('23514');
    expect(await codeOf(pay(guardian))).toBe('23514');
  });

  test('under an inquiry of a college or a message', async () => {
    expect(await codeOf(book(aCollegeInquiry(aGuardian())))).toBe('23514');
    expect(await codeOf(book(aContactMessage(aGuardian())))).toBe('23514');
  });
});

test('an adult is stored without a parent', async () => {
  for (const changes of [aGuardian({ under_18: false }), { guardian_name: 'Suresh Nair' }]) {
    expect(await codeOf(book(aBooking(changes)))).toBe('23514');
    expect(await codeOf(register(changes))).toBe('23514');
    expect(await codeOf(pay(changes))).toBe('23514');
  }
});

test('the database says when a parent has agreed', async () => {
  const row = aBooking(aGuardian());
  expect(await codeOf(book(row))).toBeUndefined();
  const { data } = await people.service
    .from('form_submissions')
    .select('guardian_declared_at')
    .eq('id', row['id'])
    .single()
    .throwOnError();
  const { guardian_declared_at } = data as { guardian_declared_at: string };
  expect(Date.now() - Date.parse(guardian_declared_at)).toBeLessThan(60_000);
});

describe('an order', () => {
  const guardian = { under_18: true, guardian_name: 'Suresh Nair' };

  test('of a booking for a student under 18 has the same parent', async () => {
    const booking = aBooking(aGuardian());
    await book(booking).throwOnError();
    expect(await paymentOf(await order({ submission_id: booking['id'] }))).toMatchObject({
      ...guardian,
      guardian_email: 'suresh@parents.example',
      guardian_declared_at: expect.any(String),
    });
  });

  test('of an adult has none', async () => {
    const booking = aBooking();
    await book(booking).throwOnError();
    expect(await paymentOf(await order({ submission_id: booking['id'] }))).toMatchObject({
      under_18: false,
      guardian_name: null,
    });
  });

  const open = (changes: Row) => {
    const order_id = newOrderId();
    const { customer_name, customer_email, customer_phone } = aPayment();
    const answer = people.service.rpc('open_order', {
      order_id,
      amount: 499,
      mentorshiptype: 'resume_interview_course',
      customer_name,
      customer_email,
      customer_phone,
      provider: 'stripe',
      livemode: false,
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
      orders_per_hour: 5,
      unpaid_per_hour: 3,
      ...changes,
    });
    return { order_id, answer };
  };

  test('of a course has the parent that was named with it', async () => {
    const { order_id, answer } = open({
      guardian_name: 'Suresh Nair',
      guardian_email: 'suresh@parents.example',
    });
    expect((await answer).error).toBeNull();
    expect(await paymentOf(order_id)).toMatchObject(guardian);
  });

  test('cannot have half of a parent', async () => {
    expect(await codeOf(open({ guardian_name: 'Suresh Nair' }).answer)).toBe('23514');
    expect(await codeOf(open({ guardian_email: 'suresh@parents.example' }).answer)).toBe('23514');
  });
});
