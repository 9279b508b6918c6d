import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#src/shared/lib/limits.ts';
import { forgetWrites } from '../support/forget-writes.ts';
import { hostileTexts } from '../support/hostile-values.ts';
import { invitePeople, type People } from '../support/people.ts';
import {
  aBooking,
  aCollegeInquiry,
  aPayment,
  dayFromToday,
  newOrderId,
  type Row,
} from '../support/sample-rows.ts';
import { openTestBackend, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let people: People;
beforeAll(async () => {
  backend = await openTestBackend();
  people = await invitePeople(backend);
});
afterAll(() => backend.close());
beforeEach(() => forgetWrites(backend));

const leave = (row: unknown) => people.visitor.from('form_submissions').insert(row as Row);

async function stored(row: Row) {
  const { data } = await people.service
    .from('form_submissions')
    .select()
    .eq('id', row['id'])
    .maybeSingle()
    .throwOnError();
  return data as Row | null;
}

async function expectRefused(row: Row) {
  const { error } = await leave(row);
  expect(error).not.toBeNull();
  expect(await stored(row)).toBeNull();
}

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

  test('the same row again after a lost answer, and finds that it is there', async () => {
    const row = aBooking();
    await leave(row);
    expect((await leave(row)).error?.code).toBe('23505');
  });
});

describe('nobody can leave', () => {
  test.each(['fullname', 'email', 'goal', 'type'])('a booking without %s', async (field) => {
    await expectRefused(aBooking({ [field]: null }));
  });

  test.each([
    'institutionname',
    'contactperson',
    'email',
    'phone',
    'preferredmode',
    'studentcount',
    'sessiondate',
  ])('a college inquiry without %s', async (field) => {
    await expectRefused(aCollegeInquiry({ [field]: null }));
  });

  test('a booking with the fields of a college', async () => {
    await expectRefused(aBooking({ institutionname: 'Government Engineering College' }));
  });

  test('a college inquiry with the fields of a booking', async () => {
    await expectRefused(aCollegeInquiry({ goal: 'placement' }));
  });

  const wrong: [what: string, row: Row][] = [
    ['a kind that is none', aBooking({ type: 'admin' })],
    ['a goal that is not offered', aBooking({ goal: 'money' })],
    ['a mode that is not offered', aCollegeInquiry({ preferredmode: 'telepathy' })],
    ['a session yesterday', aCollegeInquiry({ sessiondate: dayFromToday(-1) })],
    ['a session at the end of time', aCollegeInquiry({ sessiondate: 'infinity' })],
    ['a session on a day that does not exist', aCollegeInquiry({ sessiondate: '2027-02-30' })],
    ['no students', aCollegeInquiry({ studentcount: 0 })],
    ['minus one student', aCollegeInquiry({ studentcount: -1 })],
    ['half a student', aCollegeInquiry({ studentcount: 1.5 })],
    ['a million students', aCollegeInquiry({ studentcount: 1_000_000 })],
    ['more students than a number holds', aCollegeInquiry({ studentcount: 1e30 })],
    ['an address that is none', aBooking({ email: 'kavya at students' })],
    ['letters as a phone number', aBooking({ phone: 'call me please' })],
    ['an object as a name', aBooking({ fullname: { toString: 'x' } })],
    ['a column that does not exist', aBooking({ isadmin: true })],
    ['a column called __proto__', aBooking({ ['__proto__x']: true })],
  ];
  test.each(wrong)('%s', async (_what, row) => {
    await expectRefused(row);
  });

  test.each(hostileTexts.filter(([what]) => what !== 'a lone surrogate'))(
    '%s as a name, a college or a contact person',
    async (_what, text) => {
      await expectRefused(aBooking({ fullname: text }));
      await expectRefused(aBooking({ collegename: text }));
      await expectRefused(aCollegeInquiry({ contactperson: text }));
      await expectRefused(aCollegeInquiry({ institutionname: text }));
    },
  );

  test('details of more than four thousand characters', async () => {
    await expectRefused(aCollegeInquiry({ additionaldetails: 'a'.repeat(4001) }));
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

describe('a program gives itself away', () => {
  test.each([
    ['by the field that nobody sees', { website: 'https://cheap.example' }],
    ['by sending the form at once', { seconds_open: limits.formSecondsMinimum - 1 }],
    ['by a time that nobody can have', { seconds_open: -1 }],
  ])('%s', async (_how, trap) => {
    for (const row of [aBooking(trap), aCollegeInquiry(trap)]) {
      const { error, status } = await leave(row);
      expect({ status, code: error?.code }).toEqual({ status: 400, code: '23514' });
      expect(await stored(row)).toBeNull();
    }
  });

  test('and what people send with the form is not kept', async () => {
    const row = aBooking({ website: '', seconds_open: limits.formSecondsMinimum });
    expect((await leave(row)).error).toBeNull();
    expect(await stored(row)).toMatchObject({ website: null, seconds_open: null });
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
