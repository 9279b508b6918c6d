import { describe, expect, test } from 'vitest';
import { filterFor, isNarrowed, kindsIn } from '#src/features/admin/lib/inquiry-choice.ts';
import { differencesOf, summaryOf } from '#src/features/admin/admin/inquiry-fields.ts';
import { inquiryFile } from '#src/features/admin/lib/inquiry-file.ts';
import { isWaiting, plainName } from '#src/features/admin/lib/inquiry-labels.ts';
import { dashboardMessages } from '#src/features/admin/messages.ts';
import { replyTo } from '#src/features/admin/admin/reply.ts';
import { inquiryNoteSchema } from '#src/features/admin/schemas/inquiry.ts';

const choice = {
  kind: '',
  order: 'newest',
  words: '',
  status: '',
  goal: '',
  mode: '',
  from: '',
  to: '',
} as const;

const inquiry = {
  id: '3f2a91bc-0000-4000-8000-000000000001',
  type: 'individual',
  created_at: '2026-11-21T13:00:00Z',
  name: 'Kavya Nair',
  email: 'kavya@students.example',
  phone: '9829012345',
  fullname: 'Kavya Nair',
  goal: 'placement',
  collegename: 'MNIT, Jaipur',
  mentorshiptype: 'resume_preparation',
  order_id: null,
  institutionname: null,
  contactperson: null,
  preferredmode: null,
  studentcount: null,
  sessiondate: null,
  additionaldetails: null,
  status: 'new',
  note: null,
  next_date: null,
  noted_at: null,
  noted_on: null,
  payment_status: null,
  under_18: false,
  guardian_name: null,
  guardian_email: null,
  attempts: 1,
} as const;

test('the question before a deletion ends as docs/product.md 5 says', () => {
  expect(dashboardMessages.deleteQuestion(inquiry)).toMatch(
    /Kavya Nair\?.*This action cannot be undone\.$/,
  );
  expect(dashboardMessages.deleteQuestion({ ...inquiry, attempts: 3 })).toContain(
    'Kavya Nair, with all 3 attempts?',
  );
});

describe('a row says', () => {
  test.each([
    [{}, '1-to-1 Resume Preparation'],
    [{ attempts: 3 }, '1-to-1 Resume Preparation · 3 attempts'],
    [{ attempts: 2, mentorshiptype: null }, '2 attempts'],
    [{ type: 'college', mentorshiptype: null }, ''],
    [{ type: 'contact', mentorshiptype: null, attempts: 2 }, 'Sent 2 times'],
  ] as const)('of %j: %s', (changes, words) =>
    expect(summaryOf({ ...inquiry, ...changes })).toBe(words),
  );
});

test('another attempt tells when it came and what it said otherwise', () => {
  const attempt = { ...inquiry, created_at: '2026-11-20T13:00:00Z', goal: 'skills' } as const;
  expect(differencesOf({ ...attempt, name: 'KAVYA' }, inquiry)).toEqual([
    ['Received', '2026-11-20, 18:30 IST'],
    ['Goal', 'skills'],
    ['Name', 'KAVYA'],
  ]);
  expect(differencesOf(inquiry, inquiry)).toHaveLength(1);
});

describe('a choice', () => {
  test('of a goal is about individuals, of a mode about colleges', () => {
    expect(kindsIn(choice)).toEqual(['individual', 'college', 'contact']);
    expect(kindsIn({ ...choice, goal: 'skills' })).toEqual(['individual']);
    expect(kindsIn({ ...choice, mode: 'online' })).toEqual(['college']);
    expect(kindsIn({ ...choice, goal: 'skills', mode: 'online' })).toHaveLength(2);
    expect(kindsIn({ ...choice, kind: 'college', goal: 'skills' })).toEqual(['college']);
  });

  test('asks no kind for what only the other one has', () => {
    const both = { ...choice, goal: 'skills', mode: 'online' };
    expect(filterFor('individual', both)).toMatchObject({ goal: 'skills', mode: '' });
    expect(filterFor('college', both)).toMatchObject({ goal: '', mode: 'online' });
  });

  test('of an order narrows nothing', () => {
    expect(isNarrowed({ ...choice, order: 'name' })).toBe(false);
    expect(isNarrowed({ ...choice, words: 'x' })).toBe(true);
  });
});

describe('an inquiry waits', () => {
  const now = Date.parse('2026-11-23T13:00:00Z');
  test.each([
    ['2026-11-21T12:59:59Z', 'new', true],
    ['2026-11-21T13:00:01Z', 'new', false],
    ['2026-11-01T00:00:00Z', 'replied', false],
  ])('from %s and %s: %s', (created_at, status, waits) => {
    expect(isWaiting({ status, created_at }, 48, now)).toBe(waits);
  });
});

describe('a note', () => {
  test('of nothing is stored as none', () => {
    expect(inquiryNoteSchema.parse({ status: 'won', note: '  ', next_date: '' })).toEqual({
      status: 'won',
      note: null,
      next_date: null,
    });
  });

  test.each([
    { status: 'spam', note: '', next_date: '' },
    { status: 'won', note: 'a\u202eb', next_date: '' },
    { status: 'won', note: 'a'.repeat(4001), next_date: '' },
  ])('like %j is refused', (note) => expect(inquiryNoteSchema.safeParse(note).success).toBe(false));
});

describe('the file', () => {
  test('of 2 500 submissions has a line for each, and no cell that runs as a formula', () => {
    const attacks = ['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\t=1'];
    const rows = Array.from({ length: 2500 }, (_, number) => ({
      ...inquiry,
      fullname: attacks[number % attacks.length] ?? '',
      note: attacks[(number + 1) % attacks.length] ?? '',
    }));
    const file = inquiryFile(rows);
    expect(file.charCodeAt(0)).toBe(0xfeff);
    const lines = file.slice(1).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2501);
    for (const line of lines) {
      for (const cell of line.slice(1, -1).split('","')) expect(cell).not.toMatch(/^\s*[=+\-@]/);
    }
  });

  test('tells when an inquiry came in India, and leaves out what it does not have', () => {
    expect(inquiryFile([inquiry]).split('\r\n')[1]).toBe(
      `"individual","2026-11-21, 18:30","Kavya Nair","","","kavya@students.example","9829012345","placement","MNIT, Jaipur","resume_preparation","","","","","","new","","","1","","",""`,
    );
  });

  test('names the parent of a student under 18', () => {
    const guardian = { guardian_name: 'Suresh Nair', guardian_email: 'suresh@parents.example' };
    expect(inquiryFile([{ ...inquiry, under_18: true, ...guardian }])).toContain(
      '"yes","Suresh Nair","suresh@parents.example"',
    );
  });
});

test('a column is called by plain words', () => {
  expect(plainName('preferred_mode')).toBe('Preferred mode');
});

test.each([
  [
    'a college is thanked for its inquiry',
    { type: 'college', contactperson: 'Dr. Rao' },
    /^Hello Dr\. Rao,\n\nThank you for your inquiry\./,
  ],
  [
    'a buyer for the booking',
    { payment_status: 'paid' },
    /^Hello Kavya Nair,\n\nThank you for booking 1-to-1 Resume Preparation\./,
  ],
  ['somebody who did not pay reads that', {}, /no payment has arrived yet/],
  [
    'and whose money went back is asked about the inquiry',
    { payment_status: 'refunded' },
    /Thank you for your inquiry/,
  ],
] as const)('in a reply %s', (_, changes, beginning) => {
  expect(replyTo({ ...inquiry, ...changes }).body).toMatch(beginning);
});
