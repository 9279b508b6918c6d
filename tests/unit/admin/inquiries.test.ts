import { describe, expect, test } from 'vitest';
import { differencesOf, summaryOf } from '#src/features/admin/admin/inquiry-fields.ts';
import { inquiryFile } from '#src/features/admin/lib/inquiry-file.ts';
import { plainName } from '#src/features/admin/lib/inquiry-labels.ts';
import { dashboardMessages } from '#src/features/admin/messages.ts';
import { replyTo } from '#src/features/admin/admin/reply.ts';

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
    ['Received', '20 Nov 2026, 6:30 pm IST'],
    ['Goal', 'skills'],
    ['Name', 'KAVYA'],
  ]);
  expect(differencesOf(inquiry, inquiry)).toHaveLength(1);
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
