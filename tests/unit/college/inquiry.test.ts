import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { collegeInquirySchema } from '#src/features/college/schemas/inquiry.ts';

// Half past midnight of the 15th in India, still the 14th at Greenwich.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2031-03-14T19:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const complete = {
  institutionname: 'Government Engineering College, Ajmer',
  contactperson: 'Dr. Meena Rao',
  email: 'placements@example.com',
  phone: '9829011800',
  preferredmode: 'hybrid',
  studentcount: '180',
  sessiondate: '2031-03-15',
  additionaldetails: '',
};

/** The fields that are wrong, each once. */
function problemsOf(change: Record<string, string>) {
  const { error } = collegeInquirySchema.safeParse({ ...complete, ...change });
  return [...new Set(error?.issues.map(({ path }) => path[0]))];
}

test('a complete inquiry is taken, its count as a number', () => {
  expect(collegeInquirySchema.parse(complete)).toEqual({ ...complete, studentcount: 180 });
});

describe.each(Object.keys(complete).filter((name) => name !== 'additionaldetails'))(
  '%s',
  (name) => {
    test.each(['', '   ', '\u200b\u2060'])('cannot be %j', (value) => {
      expect(problemsOf({ [name]: value })).toContain(name);
    });
  },
);

describe('the session date', () => {
  test.each(['2031-03-15', '2031-03-16', '2100-12-31'])('can be %s', (sessiondate) =>
    expect(problemsOf({ sessiondate })).toEqual([]),
  );
  test.each(['2031-03-14', '2031-02-30', '15-03-2031', '2101-01-01', '+275760-09-13', 'infinity'])(
    'cannot be %s',
    (sessiondate) => expect(problemsOf({ sessiondate })).toEqual(['sessiondate']),
  );
});

describe('the student count', () => {
  test.each(['1', '180', '100000', ' 60 '])('can be %j', (studentcount) =>
    expect(problemsOf({ studentcount })).toEqual([]),
  );
  test.each(['0', '-5', '12.5', '1e3', '0x10', '100001', '99999999999999999999', 'many'])(
    'cannot be %s',
    (studentcount) => expect(problemsOf({ studentcount })).toEqual(['studentcount']),
  );
});

describe('the phone', () => {
  test.each(['9829012345', '+91 98290 12345', '098290-12345'])('can be %s', (phone) =>
    expect(problemsOf({ phone })).toEqual([]),
  );
  test.each(['267180', '0145-267 1800', '(0141) 270 8800', '98290 1234x'])(
    'cannot be %s',
    (phone) => expect(problemsOf({ phone })).toEqual(['phone']),
  );
});

test('the mode is one of three', () => {
  expect(problemsOf({ preferredmode: 'telepathy' })).toEqual(['preferredmode']);
});
