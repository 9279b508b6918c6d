import { beforeEach, describe, expect, test } from 'vitest';
import { forgetWrites } from '../support/forget-writes.ts';
import {
  aBooking,
  aCollegeInquiry,
  aContactMessage,
  aPayment,
  dayFromToday,
  newOrderId,
  type Row,
} from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';
import { leave, stored } from './submission.ts';

useBackend();

beforeEach(() => forgetWrites(backend));

describe('a visitor can leave', () => {
  test('a booking', async () => {
    const row = aBooking();
    expect((await leave(row)).error).toBeNull();
    expect(await stored(row)).toMatchObject(row);
  });

  test('a booking with only name, email and goal', async () => {
    const { id, type, fullname, email, goal } = aBooking();
    expect((await leave({ id, type, fullname, email, goal })).error).toBeNull();
  });

  test.each(['A workshop of our own', '__proto__'])(
    'a booking of %j, which is in no list',
    async (mentorshiptype) => {
      const row = aBooking({ mentorshiptype });
      expect((await leave(row)).error).toBeNull();
    },
  );

  test('a college inquiry for today in India', async () => {
    const row = aCollegeInquiry({ sessiondate: dayFromToday(0) });
    expect((await leave(row)).error).toBeNull();
    expect(await stored(row)).toMatchObject(row);
  });

  test('a college inquiry without details', async () => {
    const row = aCollegeInquiry({ additionaldetails: null });
    expect((await leave(row)).error).toBeNull();
  });

  test.each<[string, Row]>([
    ['a number', {}],
    ['an address', { phone: null, email: 'kavya@students.example' }],
  ])('a message of the contact page with %s to answer at', async (_what, changes) => {
    const row = aContactMessage(changes);
    expect((await leave(row)).error).toBeNull();
    expect(await stored(row)).toMatchObject(row);
  });

  test('the same row again after a lost answer, and finds that it is there', async () => {
    const row = aBooking();
    await leave(row);
    expect((await leave(row)).error?.code).toBe('23505');
  });
});

describe('a visitor cannot decide', () => {
  test('when it was left', async () => {
    const row = aBooking({ created_at: '2001-01-01T00:00:00+00:00' });
    await leave(row);
    expect((await stored(row))?.['created_at']).not.toBe(row['created_at']);
  });

  test('which order it belongs to', async () => {
    const row = aBooking({ order_id: newOrderId() });
    await leave(row);
    expect(await stored(row)).toMatchObject({ order_id: null });
  });
});

test('an inquiry names its order as soon as there is one, and outlives it', async () => {
  const row = aBooking();
  await leave(row);
  const payment = aPayment({ submission_id: row['id'] });
  await people.service.from('payments').insert(payment).throwOnError();
  expect(await stored(row)).toMatchObject({ order_id: payment['order_id'] });

  await people.service.from('form_submissions').delete().eq('id', row['id']).throwOnError();
  const { data } = await people.service
    .from('payments')
    .select('submission_id')
    .eq('order_id', payment['order_id'])
    .single();
  expect(data).toEqual({ submission_id: null });
});

test('a student cannot delete or change every inquiry at once', async () => {
  const row = aBooking();
  await leave(row);
  const { client } = people.student;
  await client.from('form_submissions').delete().neq('type', 'x');
  await client.from('form_submissions').update({ goal: 'skills' }).neq('type', 'x');
  expect(await stored(row)).toMatchObject(row);
});
