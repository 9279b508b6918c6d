import { beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#src/shared/lib/limits.ts';
import { forgetWrites } from '../support/forget-writes.ts';
import { hostileTexts } from '../support/hostile-values.ts';
import {
  aBooking,
  aCollegeInquiry,
  aContactMessage,
  dayFromToday,
  notMobile,
  type Row,
} from '../support/sample-rows.ts';
import { backend, useBackend } from '../support/use-backend.ts';
import { leave, stored } from './submission.ts';

useBackend();

beforeEach(() => forgetWrites(backend));

async function expectRefused(row: Row) {
  const { error } = await leave(row);
  expect(error).not.toBeNull();
  expect(await stored(row)).toBeNull();
}

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

  test.each(['fullname', 'phone', 'additionaldetails'])(
    'a message of the contact page without %s',
    async (field) => {
      await expectRefused(aContactMessage({ [field]: null }));
    },
  );

  test('a message of the contact page with the fields of a booking', async () => {
    await expectRefused(aContactMessage({ goal: 'placement' }));
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
    ...notMobile.flatMap((phone): [string, Row][] => [
      [`a booking with ${phone}`, aBooking({ phone })],
      [`a college inquiry with ${phone}`, aCollegeInquiry({ phone })],
    ]),
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

test('megabytes in place of a name are refused as fast as in place of a college', async () => {
  const words = 'a '.repeat(1_000_000);
  const times = { collegename: Infinity, fullname: Infinity };
  const fields = ['collegename', 'fullname'] as const;
  for (const field of [...fields, ...fields, ...fields]) {
    const begin = performance.now();
    await expectRefused(aBooking({ [field]: words }));
    times[field] = Math.min(times[field], performance.now() - begin);
  }
  expect(times.fullname / times.collegename).toBeLessThan(2.5);
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
